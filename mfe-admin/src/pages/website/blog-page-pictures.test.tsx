/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { aDraft } from '../../testing/sample-content.ts';

const UPLOAD = `/uploads/${'a'.repeat(64)}.webp`;
const WITH_WORDS = `<img src="${UPLOAD}" alt="A tree" width="1200" height="800">`;

/** jsdom has no canvas and no layout: the canvas yields these bytes, and text has no position. */
beforeAll(() => {
	Object.assign(globalThis, { createImageBitmap: async () => ({ width: 2400, height: 1600, close: () => undefined }) });
	Range.prototype.getClientRects = () => [] as never;
	Range.prototype.getBoundingClientRect = () => new DOMRect();
	HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
	HTMLCanvasElement.prototype.toBlob = (done) =>
		done(Object.assign(new Blob(['drawn'], { type: 'image/webp' }), { arrayBuffer: async () => new ArrayBuffer(3) }));
});

/** Opens the editor with a text. */
async function show(content = aDraft.content): Promise<SentRequest[]> {
	const sent = mockApi(({ method, url, body }) => {
		if (url.pathname === '/api/admin/covers') return { body: { imageUrl: UPLOAD, width: 1200, height: 800 } };
		if (method === 'PATCH') return { body: { ...aDraft, ...(body as object), version: 4 } };
		return { body: { ...aDraft, content } };
	});
	await renderAdmin('/admin/blogs/a-1');
	await eventually(() => expect(screen.getByLabelText('Article text')).toBeTruthy());
	return sent;
}
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const saved = (sent: readonly SentRequest[]): unknown => sent.find(({ method }) => method === 'PATCH')?.body;
/** The file input of the text comes before that of the cover. */
async function choosePicture(): Promise<void> {
	press('Picture');
	const [input] = screen.getAllByLabelText('Picture file');
	if (!input) throw new Error('There is nowhere to choose a file.');
	fireEvent.change(input, { target: { files: [new File(['x'], 'tree.jpg', { type: 'image/jpeg' })] } });
	await screen.findByLabelText('What the picture shows');
}
const describeAs = (words: string): boolean =>
	fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: words } });

test('a picture is inserted and saved with its text alternative, width and height', async () => {
	const sent = await show();
	await choosePicture();
	describeAs('A tree');
	press('Insert the picture');
	await eventually(() => expect(saved(sent)).toMatchObject({ content: expect.stringContaining(WITH_WORDS) }));
	// The picture follows the whole block, with a paragraph after it. It is not selected, because further input would
	// replace it.
	expect(saved(sent)).toMatchObject({ content: `<p>Begin with one breath.</p>${WITH_WORDS}<p></p>` });
	expect(document.querySelector('.ProseMirror-selectednode')).toBeNull();
	expect(screen.queryByLabelText('What the picture shows')).toBeNull();
});

test('a picture is inserted only with a text alternative, or as decoration', async () => {
	const sent = await show();
	await choosePicture();
	press('Insert the picture');
	expect(screen.getByRole('alert').textContent).toBe('Say what the picture shows, or tick that it is decoration');
	expect(screen.getByLabelText('Article text').querySelector('img')).toBeNull();
	fireEvent.click(screen.getByLabelText(/^It is decoration/));
	press('Insert the picture');
	const bare = `<img src="${UPLOAD}" alt="" width="1200" height="800">`;
	await eventually(() => expect(saved(sent)).toMatchObject({ content: expect.stringContaining(bare) }));
});

test('Enter in the text alternative inserts the picture, and publishes nothing', async () => {
	const sent = await show();
	await choosePicture();
	describeAs('A tree');
	fireEvent.keyDown(screen.getByLabelText('What the picture shows'), { key: 'Enter' });
	await eventually(() => expect(saved(sent)).toMatchObject({ content: expect.stringContaining(WITH_WORDS) }));
	expect(sent.some(({ url }) => url.pathname.endsWith('/publication'))).toBe(false);
});

test('a pasted picture of another site is dropped, with a message', async () => {
	await show();
	const html = '<p>From Word</p><img src="file:///C:/Temp/image001.png">';
	fireEvent.paste(screen.getByLabelText('Article text'), {
		clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'], files: [] },
	});
	expect(await screen.findByText('Pictures in what you pasted were left out. Add each with “Picture”.')).toBeTruthy();
	expect(screen.getByLabelText('Article text').textContent).toContain('From Word');
	expect(screen.getByLabelText('Article text').querySelector('img')).toBeNull();
});

test('the refusal of a save is shown beside the buttons, and the input is preserved', async () => {
	const errors = [{ field: 'content', message: 'Please use at most 20 pictures' }];
	mockApi(({ method }) =>
		method === 'PATCH' ? (problem(400, 'invalid_request', { errors }) as MockResponse) : { body: aDraft },
	);
	await renderAdmin('/admin/blogs/a-1');
	fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Smaller habits' } });
	expect(await screen.findByText('Not saved. Text: Please use at most 20 pictures.')).toBeTruthy();
	expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Smaller habits');
});
