/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';

const subscriber = (id: string, email: string) => ({
	id,
	email,
	state: 'active',
	since: '2026-11-01T08:00:00.000Z',
	unsubscribeUrl: `https://example.com/newsletter/unsubscribe?token=${id}`,
});
const first = { data: [subscriber('n1', 'amina@example.com')], nextCursor: 'next' };
const second = { data: [subscriber('n2', '=cmd@example.com')] };

let file: Blob | undefined;
let names: string[];
beforeEach(() => {
	file = undefined;
	names = [];
	URL.createObjectURL = (blob) => {
		file = blob as Blob;
		return 'blob:file';
	};
	URL.revokeObjectURL = () => undefined;
	HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
		names.push(this.download);
	};
});

const textOf = (blob: Blob): Promise<string> =>
	new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.readAsText(blob);
	});

async function show(pageAfter: (sent: SentRequest) => MockResponse): Promise<void> {
	mockApi((call) => (call.url.searchParams.has('cursor') ? pageAfter(call) : { body: first }));
	await renderAdmin('/admin/newsletter');
	await eventually(() => expect(screen.getByText('amina@example.com')).toBeTruthy());
}

test('the export contains every subscriber of every page, each with a link, and no formula', async () => {
	await show(() => ({ body: second }));
	fireEvent.click(screen.getByRole('button', { name: /^Export as CSV/ }));
	await eventually(() => expect(file).toBeTruthy());
	expect(file && (await textOf(file)).split('\r\n').slice(1)).toEqual([
		'amina@example.com,active,2026-11-01,11:00 AM,https://example.com/newsletter/unsubscribe?token=n1',
		"'=cmd@example.com,active,2026-11-01,11:00 AM,https://example.com/newsletter/unsubscribe?token=n2",
		'',
	]);
	expect(names[0]).toMatch(/^subscribers-active-\d{4}-\d\d-\d\d\.csv$/);
});

test('an incomplete export saves no file', async () => {
	await show(() => undefined);
	const button = screen.getByRole('button', { name: /^Export as CSV/ });
	fireEvent.click(button);
	await eventually(() => expect(button).toHaveProperty('disabled', true));
	await eventually(() => expect(button).toHaveProperty('disabled', false));
	expect(file).toBeUndefined();
});
