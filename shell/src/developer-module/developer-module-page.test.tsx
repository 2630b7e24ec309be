/** @jest-environment @tulia/test-kit/jsdom-environment */

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/render-app.tsx';
import { readDeveloperModule } from './developer-module.ts';

const FROM_A_LINK = '/developer-module?module=booking&port=9100&developer-module=booking#module=booking&port=9100';

/** Responds as a stage with or without the permission, whose API fails. */
function answerAs(permission: 'allowed' | 'refused'): void {
	globalThis.fetch = jest.fn(async (request) => {
		if (request !== '/remotes.json') throw new TypeError('offline');
		return new Response(null, { headers: { 'x-developer-modules': permission } });
	});
}

beforeEach(() => sessionStorage.clear());

test('a link to the page opens an empty form, and chooses nothing', async () => {
	answerAs('allowed');
	await renderApp(FROM_A_LINK);
	expect(await screen.findByLabelText('Module')).toHaveProperty('value', '');
	expect(screen.getByLabelText('Port')).toHaveProperty('value', '');
	expect(sessionStorage).toHaveLength(0);
});

test('an incomplete form chooses nothing', async () => {
	answerAs('allowed');
	await renderApp('/developer-module');
	fireEvent.click(await screen.findByRole('button', { name: /^Try it in this tab/ }));
	expect(await screen.findAllByText('Choose a module.')).not.toHaveLength(0);
	expect(screen.getAllByText('Enter a port from 1024 to 65535.')).not.toHaveLength(0);
	expect(readDeveloperModule()).toBeUndefined();
});

test('a module and port entered by hand are chosen for this tab', async () => {
	answerAs('allowed');
	await renderApp('/developer-module');
	fireEvent.change(await screen.findByLabelText('Module'), { target: { value: 'booking' } });
	fireEvent.change(screen.getByLabelText('Port'), { target: { value: '9100' } });
	fireEvent.click(screen.getByRole('button', { name: /^Try it in this tab/ }));
	await waitFor(() => expect(readDeveloperModule()).toEqual({ module: 'booking', port: 9100 }));
});

test('a stage without the permission shows no form', async () => {
	answerAs('refused');
	await renderApp('/developer-module');
	await screen.findByText('This site runs released modules only.');
	expect(screen.queryByLabelText('Port')).toBeNull();
});
