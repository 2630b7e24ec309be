/** @jest-environment @tulia/test-kit/jsdom-environment */

import { forgetDeveloperModule, readDeveloperModule, storeDeveloperModule } from './developer-module.ts';
import { isDeveloperModuleChosen } from './is-chosen.ts';
import { withDeveloperModule } from './with-developer-module.ts';

const released = { content: '/mfe/content/1/remoteEntry.js', booking: '/mfe/booking/1/remoteEntry.js' };

/** Responds as a stage with or without the permission. */
function answerAs(permission: 'allowed' | undefined): void {
	const headers = permission ? { 'x-developer-modules': permission } : {};
	globalThis.fetch = jest.fn(async () => new Response(null, { headers }));
}

const bar = () => document.querySelector('aside');

beforeEach(() => {
	sessionStorage.clear();
	document.body.innerHTML = '<div id="root"></div>';
});

test('without a choice the page has the released modules, and no permission is requested', async () => {
	answerAs('allowed');
	expect(isDeveloperModuleChosen()).toBe(false);
	expect(await withDeveloperModule(released)).toBe(released);
	expect(fetch).not.toHaveBeenCalled();
});

test('on a stage with the permission the chosen module replaces the released one, with a bar on the page', async () => {
	answerAs('allowed');
	storeDeveloperModule({ module: 'booking', port: 9100 });
	expect(isDeveloperModuleChosen()).toBe(true);
	expect(await withDeveloperModule(released)).toEqual({
		...released,
		booking: 'http://localhost:9100/remoteEntry.js',
	});
	expect(document.body.firstElementChild).toBe(bar());
	expect(bar()?.textContent).toContain(
		'The module “booking” on this page is a developer’s, from http://localhost:9100.',
	);
});

test('a stage without the permission ignores the choice', async () => {
	answerAs(undefined);
	storeDeveloperModule({ module: 'booking', port: 9100 });
	expect(await withDeveloperModule(released)).toBe(released);
	expect(bar()).toBeNull();
});

test('a stage that cannot be reached ignores the choice', async () => {
	globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
	storeDeveloperModule({ module: 'booking', port: 9100 });
	expect(await withDeveloperModule(released)).toBe(released);
	expect(bar()).toBeNull();
});

test.each([
	['another host', { module: 'booking', port: '9100@evil.example' }],
	['an unknown module', { module: 'evil', port: 9100 }],
	['the shell', { module: 'shell', port: 9100 }],
	['an invalid port', { module: 'booking', port: 99_999 }],
	['a privileged port', { module: 'booking', port: 80 }],
	['nothing', null],
])('a stored choice of %s is ignored', (_what, stored) => {
	sessionStorage.setItem('tulia.developer-module', JSON.stringify(stored));
	expect(readDeveloperModule()).toBeUndefined();
});

test('discarding a choice removes all of it', () => {
	storeDeveloperModule({ module: 'booking', port: 9100 });
	forgetDeveloperModule();
	expect(isDeveloperModuleChosen()).toBe(false);
});
