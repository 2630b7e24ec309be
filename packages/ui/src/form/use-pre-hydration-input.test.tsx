/** @jest-environment @tulia/test-kit/jsdom-environment */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from '../controls/search-field.tsx';
import { Checkbox } from './checkbox.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** Hydrates prerendered HTML in which `words` were typed into every field. */
function hydrateFilledIn(page: ReactNode, words: string): void {
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(page);
	for (const field of container.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea'))
		field.value = words;
	for (const box of container.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
	render(page, { container, hydrate: true });
}
afterEach(() => document.body.replaceChildren());

function Search(): ReactNode {
	const [words, search] = useState('');
	return (
		<>
			<SearchField label="Search" value={words} onChange={search} />
			<p>{words}</p>
		</>
	);
}

test('text typed before hydration is sent', async () => {
	const onSubmit = jest.fn();
	hydrateFilledIn(
		<Form onSubmit={onSubmit}>
			<TextField name="name" label="Name" />
			<PasswordField name="password" label="Password" autoComplete="current-password" />
			<TextArea name="message" label="Message" />
			<SubmitButton busyLabel="Sending…">Send</SubmitButton>
		</Form>,
		'Wairimu',
	);
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Send/ })));
	expect(onSubmit).toHaveBeenCalledWith({ name: 'Wairimu', password: 'Wairimu', message: 'Wairimu' });
	expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Wairimu');
});

test('a box that was ticked before hydration is sent as ticked', async () => {
	const onSubmit = jest.fn();
	hydrateFilledIn(
		<Form onSubmit={onSubmit}>
			<Checkbox name="remember" label="Remember me" />
			<SubmitButton busyLabel="Sending…">Send</SubmitButton>
		</Form>,
		'',
	);
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Send/ })));
	expect(onSubmit).toHaveBeenCalledWith({ remember: true });
	expect(screen.getByLabelText('Remember me')).toHaveProperty('checked', true);
});

test('a search typed before hydration is performed', () => {
	hydrateFilledIn(<Search />, 'sleep');
	expect(screen.getByText('sleep')).toBeTruthy();
});

test('the initial value of the page is not replaced by text typed before hydration', () => {
	const onChange = jest.fn();
	hydrateFilledIn(<SearchField label="Search" value="sleep" onChange={onChange} />, 'other words');
	expect(onChange).not.toHaveBeenCalled();
});

/** Runs after the page around it is hydrated and before its passive effects. */
function AfterCommit({ run }: { readonly run: () => void }): ReactNode {
	useLayoutEffect(() => queueMicrotask(run), [run]);
	return null;
}

test('a box that is ticked during the hydration of its form is shown as ticked', async () => {
	jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, 'IS_REACT_ACT_ENVIRONMENT', false);
	const form = (run: () => void): ReactNode => (
		<Form onSubmit={() => undefined}>
			<Checkbox name="remember" label="Remember me" />
			<AfterCommit run={run} />
		</Form>
	);
	const container = document.body.appendChild(document.createElement('div'));
	container.innerHTML = renderToString(form(() => undefined));
	const box = screen.getByLabelText<HTMLInputElement>('Remember me');
	await new Promise<void>((resolve) => {
		hydrateRoot(
			container,
			form(() => {
				box.click();
				resolve();
			}),
		);
	});
	expect(box.checked).toBe(true);
	jest.restoreAllMocks();
});
