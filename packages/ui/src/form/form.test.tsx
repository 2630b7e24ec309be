/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { Form, type FormRefusal } from './form.tsx';
import { FormErrors } from './form-errors.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

type Account = { readonly email?: string; readonly password?: string; readonly terms?: boolean };

const SENTENCES = [
	['email', 'Email is required'],
	['password', 'Password is required'],
	['terms', 'You must accept the terms and conditions'],
] as const;
const validate = (values: Account) =>
	SENTENCES.flatMap(([field, message]) => (values[field] ? [] : [{ field, message }]));

const show = (onSubmit: (values: Account) => Promise<FormRefusal | undefined>) =>
	render(
		<Form<Account> onSubmit={onSubmit} validate={validate}>
			<FormErrors />
			<TextField name="email" label="Email" type="email" autoComplete="email" />
			<PasswordField name="password" label="Password" autoComplete="new-password" />
			<Checkbox name="terms" label="I accept the terms" />
			<SubmitButton busyLabel="Creating…">Create account</SubmitButton>
		</Form>,
	);
const accept = () => Promise.resolve(undefined);
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Create account/ })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
	type('Email', 'wairimu@example.com');
	type('Password', 'Chai4two!');
	fireEvent.click(screen.getByLabelText('I accept the terms'));
};

describe('a form', () => {
	test('a form shows no error before the first attempt', () => {
		show(accept);
		type('Email', 'w');
		type('Email', '');
		expect(screen.queryByText('Email is required')).toBeNull();
	});

	test('a form lists several errors, takes the focus there, and links to each field', async () => {
		show(accept);
		await submit();
		const summary = screen.getByRole('alert');
		expect(summary.textContent).toContain('Please check three things');
		expect(document.activeElement).toBe(summary);
		Element.prototype.scrollIntoView = jest.fn();
		fireEvent.click(screen.getByRole('link', { name: 'Password is required' }));
		expect(document.activeElement).toBe(screen.getByLabelText('Password'));
	});

	test('a form validates and sends typed text without invisible characters', async () => {
		const send = jest.fn(accept);
		show(send);
		fill();
		type('Email', '\u202awairimu@example.com\u202c');
		await submit();
		expect(send).toHaveBeenCalledWith(expect.objectContaining({ email: 'wairimu@example.com' }));
	});

	test('a form marks a wrong field and associates the error with it', async () => {
		show(accept);
		await submit();
		const field = screen.getByLabelText('Email');
		expect(field.getAttribute('aria-invalid')).toBe('true');
		const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
		expect(described?.textContent).toBe('Email is required');
	});

	test('a form validates every edit after the first attempt', async () => {
		show(accept);
		await submit();
		type('Email', 'wairimu@example.com');
		expect(screen.queryByText('Email is required')).toBeNull();
		type('Email', '');
		expect(screen.queryAllByText('Email is required').length).toBeGreaterThan(0);
	});

	test('a form focuses the field when it is the only wrong one', async () => {
		show(accept);
		fill();
		type('Password', '');
		await submit();
		expect(document.activeElement).toBe(screen.getByLabelText('Password'));
		expect(screen.queryByRole('alert')).toBeNull();
	});

	test.each([
		['the only wrong field', ['password'], 'Password'],
		['one of several wrong fields', ['email', 'password'], undefined],
	])('a form opens the closed part around %s', async (_which, wrong, focused) => {
		const { container } = render(
			<Form<Account> onSubmit={() => ({ errors: wrong.map((field) => ({ field, message: `${field} is refused` })) })}>
				<FormErrors />
				<TextField name="email" label="Email" />
				<details>
					<summary>Log-in</summary>
					<TextField name="password" label="Password" />
				</details>
				<SubmitButton busyLabel="Creating…">Create account</SubmitButton>
			</Form>,
		);
		await submit();
		expect(container.querySelector('details')?.open).toBe(true);
		const focus = focused === undefined ? screen.getByRole('alert') : screen.getByLabelText(focused);
		expect(document.activeElement).toBe(focus);
	});

	test('a link of the list of errors opens the part that was closed since', async () => {
		const { container } = render(
			<Form<Account> onSubmit={accept} validate={validate}>
				<FormErrors />
				<TextField name="email" label="Email" />
				<details>
					<summary>Log-in</summary>
					<TextField name="password" label="Password" />
				</details>
				<SubmitButton busyLabel="Creating…">Create account</SubmitButton>
			</Form>,
		);
		await submit();
		const part = container.querySelector('details');
		if (part) part.open = false;
		Element.prototype.scrollIntoView = jest.fn();
		fireEvent.click(screen.getByRole('link', { name: 'Password is required' }));
		expect(part?.open).toBe(true);
		expect(document.activeElement).toBe(screen.getByLabelText('Password'));
	});

	test('a form shows a field error of the server until that field is edited, and preserves the typed text', async () => {
		show(async () => ({ errors: [{ field: 'email', message: 'This email is already registered' }] }));
		fill();
		await submit();
		expect(screen.queryByText('This email is already registered')).not.toBeNull();
		expect(document.activeElement).toBe(screen.getByLabelText('Email'));
		expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Chai4two!');
		type('Email', 'kariuki@example.com');
		expect(screen.queryByText('This email is already registered')).toBeNull();
	});

	test('a form shows an error of the whole form until anything is edited', async () => {
		show(async () => ({ message: 'Invalid email or password' }));
		fill();
		await submit();
		expect(screen.getByRole('alert').textContent).toBe('Invalid email or password');
		type('Email', 'kariuki@example.com');
		expect(screen.queryByRole('alert')).toBeNull();
	});

	test.each([
		[
			'names the phone number makes it a link that calls',
			'Not sent. Call 0700 333 444 or try again.',
			['tel:0700333444'],
		],
		['names no phone number has no link', 'Not sent. Try again.', []],
	])('a form whose message %s', async (_how, message, links) => {
		render(
			<Form onSubmit={() => ({ message })}>
				<FormErrors phone="0700 333 444" />
				<SubmitButton busyLabel="Creating…">Create account</SubmitButton>
			</Form>,
		);
		await submit();
		expect(screen.getByRole('alert').textContent).toBe(message);
		expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
	});

	test('a form shows the error of an unknown field as one of the whole form', async () => {
		show(async () => ({ errors: [{ field: 'confirmPassword', message: 'Passwords must match' }] }));
		fill();
		await submit();
		expect(screen.getByRole('alert').textContent).toBe('Passwords must match');
	});

	test('a form disables its button and shows its busy label while it is sent', async () => {
		let answer = (_refusal: undefined) => {};
		show(() => new Promise((resolve) => (answer = resolve)));
		fill();
		await submit();
		const button = screen.getByRole('button', { name: /Creating…/ });
		expect(button).toHaveProperty('disabled', true);
		expect(button.getAttribute('aria-busy')).toBe('true');
		await act(async () => answer(undefined));
		await waitFor(() => expect(button).toHaveProperty('disabled', false));
	});
});
