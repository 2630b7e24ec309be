/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from '@tulia/ui/form';
import { TypedField } from './typed-field.tsx';

const type = (text: string): boolean => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

function renderField(read: (text: string) => Promise<string | undefined>): void {
	render(
		<Form label="When" onSubmit={async () => undefined}>
			<TypedField
				name="time"
				label="Time"
				read={read}
				textOf={(value) => value}
				feedbackFor={(value) => ({ tone: 'free', words: `It is ${value}` })}
				hintId="hint"
			/>
		</Form>,
	);
}

test('a text is preserved with an error if the parser does not load, and parsed when it is typed again', async () => {
	let isDown = true;
	renderField(async (text) => {
		if (isDown) throw new Error('Loading chunk 7 failed.');
		return text;
	});
	type('2pm');
	await screen.findByText('We could not read this. Check your connection, and type it again.');
	expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2pm');
	isDown = false;
	type('2 pm');
	await screen.findByText('It is 2 pm');
});

test('a text that cannot be parsed has an error, which is hidden while parsing', async () => {
	let answer = (_meaning: undefined): void => undefined;
	renderField(
		() =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	);
	type('soonish');
	expect(screen.getByRole('status').textContent).toBe('');
	answer(undefined);
	await screen.findByText('This is not clear yet. Please write it another way.');
});
