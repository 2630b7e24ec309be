/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { freezeTime } from '../../testing/freeze-time.ts';
import { refusalResponse } from '../../testing/refusal-response.ts';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aClientFile } from '../../testing/sample-client.ts';

freezeTime();

const { client } = aClientFile();
/** Faith as noted at the front desk, without an address. */
const desk = aClientFile({
	client: {
		...client,
		...{ id: 'c2', name: 'Akinyi Faith', email: '', emailVerified: false, hasPassword: false, version: 0 },
		phone: { number: '+254733000111', shown: '0733 000 111', confirmed: false },
	},
});
const account = aClientFile();
/** The button's name includes its busy text. */
const MERGE = /^Merge into one record/;
const merge = (): boolean => fireEvent.click(screen.getByRole('button', { name: MERGE }));

/** Answers the requests for both files, and each write with the given response. */
const serve = (files: readonly ClientFile[], answer: (sent: SentRequest) => MockResponse) =>
	mockApi((sent) => {
		if (sent.method !== 'GET') return answer(sent);
		return { body: files.find(({ client: { id } }) => sent.url.pathname.endsWith(`/clients/${id}`)) ?? desk };
	});

async function fill(): Promise<void> {
	await eventually(() => expect(screen.getByRole('button', { name: MERGE })).toBeTruthy());
	fireEvent.change(screen.getByRole('textbox', { name: /How do you know/ }), { target: { value: 'She said so' } });
}

describe('merging two records', () => {
	test('merging two records shows both side by side, sends what remains with the versions read, and opens the remaining one', async () => {
		const sent = serve([account, desk], () => ({ body: account.client }));
		await renderAdmin('/admin/clients/c2/merge?with=c1');
		await fill();
		const table = within(screen.getByRole('table', { name: 'Both records, side by side' }));
		expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
			'What',
			'This one stays',
			'This one is merged into it',
		]);
		// The found record has the log-in, so that one remains.
		expect(table.getByRole('row', { name: /^Phone/ }).textContent).toContain('0700 000 1120733 000 111');
		fireEvent.click(screen.getByRole('radio', { name: /0733 000 111/ }));
		fireEvent.click(screen.getByRole('checkbox', { name: /I have seen that/ }));
		merge();
		await eventually(() => expect(screen.getByRole('heading', { level: 1, name: 'Faith Akinyi' })).toBeTruthy());
		const post = sent.find(({ method }) => method === 'POST');
		expect(post?.url.pathname).toBe('/api/admin/clients/c1/merge');
		expect(post?.body).toEqual({
			...{ otherId: 'c2', name: 'kept', phone: 'other', email: 'kept', notices: 'kept' },
			...{ reason: 'She said so', opensVisits: true, version: 2, otherVersion: 0 },
		});
	});

	test('merging two records needs a reason before anything is sent', async () => {
		const sent = serve([account, desk], () => ({ body: account.client }));
		await renderAdmin('/admin/clients/c1/merge?with=c2');
		await eventually(() => merge());
		await eventually(() => expect(screen.getAllByText('Please say how you know').length).toBeGreaterThan(0));
		expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
	});

	test('merging two records of different names warns of two people on one phone, and preserves the input', async () => {
		const son = { ...desk, client: { ...desk.client, name: 'Brian Kamau', phone: client.phone } } as ClientFile;
		const sent = serve([account, son], ({ body }) =>
			JSON.stringify(body).includes('samePerson') ? { body: account.client } : refusalResponse(409, 'names_differ'),
		);
		await renderAdmin('/admin/clients/c1/merge?with=c2');
		await fill();
		merge();
		await eventually(() => expect(screen.getByText(/a mother and her son/)).toBeTruthy());
		expect(screen.getByRole<HTMLInputElement>('textbox', { name: /How do you know/ }).value).toBe('She said so');
		fireEvent.click(screen.getByRole('checkbox', { name: 'It is one person under both names' }));
		merge();
		await eventually(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
	});

	test('merging two records with accounts is not offered, with the reason', async () => {
		serve([account, { ...desk, client: { ...client, id: 'c2' } }], () => undefined);
		await renderAdmin('/admin/clients/c1/merge?with=c2');
		await eventually(() => expect(screen.getByText('These two cannot be merged.')).toBeTruthy());
		expect(screen.queryByRole('button', { name: MERGE })).toBeNull();
	});

	test('merging two records with overlapping visits names the two', async () => {
		const scheduledFor = '2026-12-09T06:00:00.000Z';
		const affected = ['TUL-26-4K7M9', 'TUL-26-9XWPQ'].map((ticketNumber, id) => ({
			...{ id: String(id), ticketNumber, scheduledFor },
		}));
		serve([account, desk], () => refusalResponse(409, 'client_overlap', { affected }));
		await renderAdmin('/admin/clients/c1/merge?with=c2');
		await fill();
		merge();
		await eventually(() =>
			expect(screen.getByText(/TUL-26-4K7M9 and TUL-26-9XWPQ are at the same time, .*9 Dec.*, 9:00 AM\./)).toBeTruthy(),
		);
	});

	test.each([
		['client_overlap', /both have a visit at the same time/],
		['merge_running', /try again in a minute/],
	])('merging two records that is refused with %s says what to do', async (code, words) => {
		serve([account, desk], () => refusalResponse(409, code));
		await renderAdmin('/admin/clients/c1/merge?with=c2');
		await fill();
		merge();
		await eventually(() => expect(screen.getByText(words)).toBeTruthy());
	});
});

test('the search for the other record starts with the phone, and omits the current record', async () => {
	const row = ({ client: { id, name, phone, email, emailVerified, since } }: ClientFile) => ({
		...{ id, name, phone, email, emailVerified, since },
	});
	const sent = mockApi(({ url }) =>
		url.pathname === '/api/admin/clients' ? { body: { data: [row(account), row(desk)] } } : { body: account },
	);
	await renderAdmin('/admin/clients/c1/merge');
	await eventually(() => expect(screen.getByRole('link', { name: 'Compare with Akinyi Faith' })).toBeTruthy());
	expect(screen.queryByRole('link', { name: 'Compare with Faith Akinyi' })).toBeNull();
	expect(sent.some(({ url }) => url.searchParams.get('search') === '0700 000 112')).toBe(true);
});

test('the old address of a merged record redirects to the remaining one, which lists what was merged', async () => {
	const merged = {
		...{ id: 'c2', name: 'Akinyi Faith', phone: '0733 000 111', email: '', visits: 4 },
		...{ at: '2026-11-20T06:00:00.000Z', by: { id: 's1', name: 'Mercy Chebet' }, reason: 'She said so' },
	};
	mockApi(() => ({ body: aClientFile({ merged: [merged], isMerging: true }) }));
	await renderAdmin('/admin/clients/c2');
	await eventually(() => expect(screen.getByRole('region', { name: 'Other records' })).toBeTruthy());
	expect(screen.getByRole('region', { name: 'Other records' }).textContent).toContain('by Mercy Chebet, with 4 visits');
	expect(screen.getByText('Two records are being merged')).toBeTruthy();
});
