/** @jest-environment @tulia/test-kit/jsdom-environment */
import { appStarter } from './start-app.ts';

const files = { scripts: ['/shell/main.js'], preloads: ['/mfe/content/remoteEntry.js'] };
const asked = (): readonly string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => document.head.replaceChildren());

test('the application is asked for once, with what it will need', () => {
	const start = appStarter(files, jest.fn());
	start();
	start();
	expect(asked()).toEqual(['http://localhost/shell/main.js']);
	expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
});

test('scripts that could not be fetched are asked for again when somebody tries again', () => {
	const onFailed = jest.fn();
	const start = appStarter(files, onFailed);
	start();
	document.querySelector('script')?.dispatchEvent(new Event('error'));
	expect(onFailed).toHaveBeenCalledTimes(1);
	expect(asked()).toEqual([]);
	start();
	expect(asked()).toHaveLength(1);
	expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
});
