import * as platform from '@tulia/platform';
import * as ui from '@tulia/ui';
import * as form from '@tulia/ui/form';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/**
 * The Node build of the shell. Evaluating it publishes the page's singletons, which the Node build of a module imports:
 * load this file first, then the module's `server.mjs`, and both again when either version changes.
 */
Object.assign(globalThis, {
	[SERVER_SINGLETONS]: {
		react,
		'react-dom': reactDom,
		'react/jsx-runtime': jsxRuntime,
		'@tulia/platform': platform,
		'@tulia/ui': ui,
		'@tulia/ui/form': form,
	},
});

// biome-ignore lint/performance/noBarrelFile: the build's entry; the publisher imports nothing else of the shell.
export { type PageRequest, type RenderedPage, renderAppDocument, renderPage } from './document/render-page.tsx';
