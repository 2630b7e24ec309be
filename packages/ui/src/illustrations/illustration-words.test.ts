import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { illustrationIds } from './illustration-url.ts';
import { illustrationWords } from './illustration-words.ts';

test.each(illustrationIds.filter((id) => id.startsWith('cover-')))(
	'the description of %s is that of its file',
	async (id) => {
		const drawing = await readFile(path.join(__dirname, `${id}.svg`), 'utf8');
		expect(illustrationWords(id)).toBe(/aria-label="([^"]+)"/.exec(drawing)?.[1]);
		expect(illustrationWords(`/illustrations/${id}.svg`)).toBe(illustrationWords(id));
	},
);

test.each(['/uploads/01J9.avif', 'constructor'])('the picture %s has no description', (source) => {
	expect(illustrationWords(source)).toBe('');
});
