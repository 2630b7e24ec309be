import { fireEvent, screen, within } from '@testing-library/react';
import type { Account } from '@tulia/contracts/account/schemas';
import { type MockResponses, mockFetch, type SentCall } from '@tulia/platform/testing';
import { loggedInAs } from './logged-in.ts';
import { renderApp } from './render-app.tsx';

export interface RenderedAccount extends Awaited<ReturnType<typeof renderApp>> {
	/** The API responses; a test may change them at any time. */
	readonly answers: MockResponses;
	readonly written: () => readonly Pick<SentCall, 'call' | 'body'>[];
}

/** Renders `/account` of a logged-in client; writes are not answered unless a test provides a response. */
export async function renderAccount(account: Account, more: MockResponses = {}): Promise<RenderedAccount> {
	const answers: MockResponses = {
		...loggedInAs(account.role),
		'GET /api/account': { status: 200, body: account },
		...more,
	};
	const sent = mockFetch(answers);
	const rendered = await renderApp('/account');
	await screen.findByRole('heading', { level: 1, name: 'My account' });
	await screen.findByRole('heading', { level: 2, name: 'Who you are' });
	const written = () => sent.filter(({ call }) => !call.startsWith('GET ')).map(({ call, body }) => ({ call, body }));
	return { ...rendered, answers, written };
}

/** A section of the page, unfolded. A wait asks again at each change of the page, so a section that is open is not changed. */
export function accountSection(name: string): ReturnType<typeof within> {
	const section = screen.getByRole('region', { name });
	section.querySelector('details:not([open])')?.setAttribute('open', '');
	return within(section);
}

export function fill(inside: ReturnType<typeof within>, label: string | RegExp, value: string): void {
	fireEvent.change(inside.getByLabelText(label), { target: { value } });
}

/** 429 with a wait of seven minutes. */
export const tooMany: MockResponses[string] = {
	status: 429,
	headers: { 'retry-after': '420' },
	body: {
		type: '/problems/too_many_requests',
		title: 'Too many attempts.',
		status: 429,
		detail: '',
		code: 'too_many_requests',
		errors: [],
		requestId: 'test',
	},
};
