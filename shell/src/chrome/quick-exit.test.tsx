/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render } from '@testing-library/react';
import { leaveSite } from './leave-site.ts';
import { useTripleEscape } from './use-triple-escape.ts';

function Listener({ onThird }: { readonly onThird: () => void }): null {
	useTripleEscape(onThird);
	return null;
}

test('three presses of Esc leave the site, two presses and other keys do not', () => {
	const onThird = jest.fn();
	render(<Listener onThird={onThird} />);
	fireEvent.keyDown(window, { key: 'Escape' });
	fireEvent.keyDown(window, { key: 'a' });
	fireEvent.keyDown(window, { key: 'Escape' });
	fireEvent.keyDown(window, { key: 'Escape', repeat: true });
	expect(onThird).not.toHaveBeenCalled();
	fireEvent.keyDown(window, { key: 'Escape' });
	expect(onThird).toHaveBeenCalledTimes(1);
});

test('leaving empties page, title and forms, discards the session, and then replaces the page', () => {
	localStorage.setItem('tulia.session', '{"token":"token-1"}');
	sessionStorage.setItem('tulia.draft.appointment', 'half filled');
	document.title = 'Anxiety Management | Tulia Centre';
	document.body.innerHTML = '<h1>Tulia Centre</h1><form><input name="message"></form>';
	const field = document.querySelector('input');
	if (!field) throw new Error('The form has no field.');
	field.value = 'I sleep badly.';

	const exits: unknown[] = [];
	leaveSite((address) => {
		const storedKeys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
		exits.push({
			address,
			body: document.body.innerHTML,
			title: document.title,
			message: field.value,
			kept: storedKeys,
		});
	});

	const address = expect.stringMatching(/^https:.*weather/);
	expect(exits).toEqual([{ address, body: '', title: 'Weather', message: '', kept: ['tulia.left'] }]);
});
