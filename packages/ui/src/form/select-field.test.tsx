/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from './form.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface Values {
	readonly category?: string;
}

const validate = ({ category }: Values) => (category ? [] : [{ field: 'category', message: 'Choose a category' }]);

/** Renders the field in a form. Returns the submitted values. */
function show(props: Partial<SelectFieldProps>, initialValues: Values = {}): Values[] {
	const sent: Values[] = [];
	const keep = (values: Values) => {
		sent.push(values);
		return Promise.resolve(undefined);
	};
	render(
		<Form<Values> initialValues={initialValues} validate={validate} onSubmit={keep}>
			<SelectField name="category" label="Category" options={['General', 'Privacy']} {...props} />
			<SubmitButton busyLabel="Saving…">Save</SubmitButton>
		</Form>,
	);
	return sent;
}
const field = () => screen.getByLabelText<HTMLSelectElement>(/^Category/);
const choose = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Save/ })));
const choices = () => Array.from(field().options, ({ value, text }) => `${value}=${text}`);

test('a select option without a label is shown and sent as it is', async () => {
	const sent = show({});
	expect(choices()).toEqual(['General=General', 'Privacy=Privacy']);
	choose('Privacy');
	await submit();
	expect(sent).toEqual([{ category: 'Privacy' }]);
});

test('a select option is shown by its label and sent by its value', async () => {
	const sent = show({ options: [{ value: 's-1', label: 'Family Therapy' }] }, { category: 's-1' });
	expect(choices()).toEqual(['s-1=Family Therapy']);
	await submit();
	expect(sent).toEqual([{ category: 's-1' }]);
});

test('a select field with a placeholder starts empty and can be emptied again', async () => {
	const sent = show({ placeholder: 'Choose one' });
	expect(field().value).toBe('');
	expect(field().selectedOptions[0]?.text).toBe('Choose one');
	choose('General');
	choose('');
	await submit();
	expect(sent).toEqual([]);
});

test('the error of a select field is shown beneath it and associated with it, as its hint is', async () => {
	show({ placeholder: 'Choose one', hint: 'Where people look for it' });
	expect(field().getAttribute('aria-required')).toBe('true');
	await submit();
	expect(field().getAttribute('aria-invalid')).toBe('true');
	const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
	expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
		'Where people look for it',
		'Choose a category',
	]);
});

test('an optional select field is marked as optional', () => {
	show({ optional: true });
	expect(field().getAttribute('aria-required')).toBe('false');
	expect(screen.getByText('(optional)')).toBeTruthy();
});
