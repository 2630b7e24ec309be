import { moduleConfig } from '@tulia/build/module-config';

/** The Node build renders only the frame, whose menu knows every page, so the files of the pages are excluded. */
const withoutPages = { test: /[\\/]mfe-admin[\\/]src[\\/]staff-pages[\\/]/, parser: { dynamicImportMode: 'weak' } };

export default moduleConfig({
	name: 'admin',
	folder: import.meta.dirname,
	server: './src/server.tsx',
	serverRules: [withoutPages],
});
