/** @jest-environment @tulia/test-kit/jsdom-environment */

import { createModuleFetcher } from './federation.ts';

const ENTRY = '/mfe/content/1/remoteEntry.js';
const shareScope = { react: {} };
const remote = { App: () => null };

const container = { init: jest.fn(), get: jest.fn(async () => () => remote) };
const scripts = (): readonly string[] =>
	[...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');

/** Simulates that the newest script loads or fails. */
function end(type: 'load' | 'error'): void {
	if (type === 'load') Object.assign(globalThis, { content: container });
	document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event(type));
}

beforeEach(() => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	document.head.innerHTML = '';
	Object.assign(globalThis, {
		content: undefined,
		__webpack_init_sharing__: async () => undefined,
		__webpack_share_scopes__: { default: shareScope },
	});
});
afterEach(() => jest.useRealTimers());

test('a module receives the shared scope once, and returns what it exposes', async () => {
	const fetchModule = createModuleFetcher({ content: ENTRY });
	const both = Promise.all([fetchModule('content'), fetchModule('content')]);
	end('load');
	expect(await both).toEqual([remote, remote]);
	expect(scripts()).toEqual([ENTRY]);
	expect(container.init).toHaveBeenCalledTimes(1);
	expect(container.init).toHaveBeenCalledWith(shareScope);
});

test('an entry that failed to load is requested again under another address', async () => {
	const fetchModule = createModuleFetcher({ content: ENTRY });
	const first = fetchModule('content');
	end('error');
	await expect(first).rejects.toThrow(ENTRY);
	const second = fetchModule('content');
	expect(scripts()).toEqual([`${ENTRY}?attempt=1`]);
	end('load');
	expect(await second).toBe(remote);
});

test("an entry that hangs is given up before the module's timeout, and its script is removed", async () => {
	const fetchModule = createModuleFetcher({ content: ENTRY });
	const waiting = expect(fetchModule('content')).rejects.toThrow(ENTRY);
	await jest.advanceTimersByTimeAsync(7000);
	await waiting;
	expect(scripts()).toEqual([]);
});

test('an entry that loaded is reused when only a chunk failed', async () => {
	container.get.mockRejectedValueOnce(new Error('chunk'));
	const fetchModule = createModuleFetcher({ content: ENTRY });
	const first = fetchModule('content');
	end('load');
	await expect(first).rejects.toThrow('chunk');
	expect(await fetchModule('content')).toBe(remote);
	expect(scripts()).toEqual([ENTRY]);
});

test('a module that the document does not list is refused', async () => {
	await expect(createModuleFetcher({})('content')).rejects.toThrow('content');
});
