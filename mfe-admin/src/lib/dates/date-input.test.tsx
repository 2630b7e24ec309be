/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';

const given: (string | undefined)[] = [];
beforeEach(() => {
	given.length = 0;
});

function Held(props: Partial<DateInputProps>) {
	const [value, setValue] = useState(props.value);
	const take = (next: string | undefined) => {
		given.push(next);
		setValue(next);
	};
	return <DateInput {...props} value={value} onChange={take} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test("a day is shown in the centre's format, and typed in everyday words", async () => {
	render(<Held value="2026-11-24" />);
	expect(field().value).toBe('Tue 24 Nov 2026');
	type('4 dec 2026');
	expect(await screen.findByText('Fri 4 Dec 2026')).toBeTruthy();
	fireEvent.blur(field());
	expect(field().value).toBe('Fri 4 Dec 2026');
	expect(given.at(-1)).toBe('2026-12-04');
});

test('a text that is not a date is preserved, and passed to the form, which refuses it', async () => {
	render(<Held />);
	type('soonish');
	expect(screen.getByText(/not clear yet/)).toBeTruthy();
	fireEvent.blur(field());
	expect([field().value, given.at(-1)]).toEqual(['soonish', 'soonish']);
});

test('a date with a time is parsed and shown with its time', async () => {
	render(<Held withTime />);
	type('4 dec 2026, 2pm');
	expect(await screen.findByText('Fri 4 Dec 2026, 2:00 PM')).toBeTruthy();
	expect(given.at(-1)).toBe('2026-12-04T14:00');
});

test('a date field with `onLeaving` reports its date on blur or Enter, not at each key', async () => {
	render(<Held value="2026-11-24" onLeaving />);
	type('4 dec 2026');
	expect(given).toEqual([]);
	fireEvent.keyDown(field(), { key: 'Enter' });
	await waitFor(() => expect(given).toEqual(['2026-12-04']));
	expect(field().value).toBe('Fri 4 Dec 2026');
	type('nonsense');
	fireEvent.blur(field());
	expect(field().value).toBe('nonsense');
	expect(given).toEqual(['2026-12-04']);
});

test("no staff page uses the browser's own date field", async () => {
	const { readdir, readFile } = await import('node:fs/promises');
	const root = new URL('../../', import.meta.url);
	const files = (await readdir(root, { recursive: true })).filter((name) => /(?<!test)\.tsx?$/.test(name));
	const native = await Promise.all(
		files.map(async (name) =>
			/type(?:=|: )["'](?:date"|datetime-local|month|week")/.test(await readFile(new URL(name, root), 'utf8')),
		),
	);
	expect(files.filter((_name, place) => native[place])).toEqual([]);
});
