/** @jest-environment @tulia/test-kit/jsdom-environment */
import { preventEarlySubmit, takeEarlySubmit } from './early-submit.ts';

const submit = (form: HTMLFormElement): boolean =>
	form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('a form is not submitted before a script takes over, which receives the early submit once', () => {
	document.body.innerHTML = '<form><input name="password" value="secret"></form>';
	const [form] = document.forms;
	if (!form) throw new Error('There is no form.');
	preventEarlySubmit();
	expect(submit(form)).toBe(false);
	expect(takeEarlySubmit()).toBe(form);
	expect(takeEarlySubmit()).toBeUndefined();
	expect(submit(form)).toBe(true);
});
