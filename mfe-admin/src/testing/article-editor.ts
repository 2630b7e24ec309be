import { fireEvent, screen } from '@testing-library/react';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from './render-admin.tsx';
import { aDraft } from './sample-content.ts';

export const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const writes = (sent: readonly SentRequest[]): readonly SentRequest[] =>
	sent.filter(({ method }) => method !== 'GET');
/** The editor's message about saving. */
export const status = (): string | null => screen.getByText(/^(?:All changes are saved|Not saved|Saving…)/).textContent;

/** Opens the draft. `answer` answers every write, and the refetch if it returns a response for it. */
export async function openEditor(
	answer: (sent: SentRequest) => MockResponse | undefined,
	draft = aDraft,
): Promise<SentRequest[]> {
	let isOpened = false;
	const sent = mockApi((call) => {
		if (call.method === 'GET' && !isOpened && call.url.pathname === '/api/admin/articles/a-1') {
			isOpened = true;
			return { body: draft };
		}
		return answer(call);
	});
	await renderAdmin('/admin/blogs/a-1');
	await eventually(() => expect(screen.getByLabelText('Article text')).toBeTruthy());
	return sent;
}
/** The response of a successful write. */
export const saves = ({ body }: SentRequest): MockResponse => ({
	body: { ...aDraft, ...(body as object), version: 4 },
});
