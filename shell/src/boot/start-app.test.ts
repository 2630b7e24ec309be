/** @jest-environment @tulia/test-kit/jsdom-environment */
import { createAppStarter } from './start-app.ts';

const files = { scripts: ['/shell/main.js'], preloads: ['/mfe/content/remoteEntry.js'] };
const scriptsAdded = (): readonly string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => document.head.replaceChildren());

test('the application is requested once, with the files it will need', () => {
	const start = createAppStarter(files, jest.fn());
	start();
	start();
	expect(scriptsAdded()).toEqual(['http://localhost/shell/main.js']);
	expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
});

test('scripts that failed to load are requested again on the next attempt', () => {
	const onFailed = jest.fn();
	const start = createAppStarter(files, onFailed);
	start();
	document.querySelector('script')?.dispatchEvent(new Event('error'));
	expect(onFailed).toHaveBeenCalledTimes(1);
	expect(scriptsAdded()).toEqual([]);
	start();
	expect(scriptsAdded()).toHaveLength(1);
	expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
});
