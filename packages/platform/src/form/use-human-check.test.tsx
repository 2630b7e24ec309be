/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import type { HumanCheck } from './use-human-check.tsx';
import { useHumanCheck } from './use-human-check.tsx';

let check: HumanCheck;
function ContactForm(): React.ReactNode {
	check = useHumanCheck();
	return <form>{check.honeypot}</form>;
}

const trap = (): HTMLElement => screen.getByLabelText('Website', { selector: 'input' });

beforeEach(() => {
	jest.useFakeTimers();
	render(<ContactForm />);
});
afterEach(() => jest.useRealTimers());

describe('what tells a robot from a person', () => {
	test('says how long the form took, and nothing of a field that nobody filled in', async () => {
		jest.advanceTimersByTime(41_000);
		const stamp = check.stamp();
		await jest.advanceTimersByTimeAsync(0);
		expect(await stamp).toEqual({ filledInMs: 41_000 });
	});

	test('makes somebody quick wait until a person could have filled it in', async () => {
		jest.advanceTimersByTime(500);
		let answered = false;
		const stamp = check.stamp().finally(() => {
			answered = true;
		});
		await jest.advanceTimersByTimeAsync(1499);
		expect(answered).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(await stamp).toEqual({ filledInMs: 2000 });
	});

	test('sends what a robot wrote into the field', async () => {
		fireEvent.change(trap(), { target: { value: 'https://cheap.example' } });
		jest.advanceTimersByTime(3000);
		const stamp = check.stamp();
		await jest.advanceTimersByTimeAsync(0);
		expect(await stamp).toEqual({ website: 'https://cheap.example', filledInMs: 3000 });
	});

	test('is out of the way of keyboard, screen reader and autofill, yet on the page', () => {
		expect(trap().tabIndex).toBe(-1);
		expect(trap().getAttribute('autocomplete')).toBe('off');
		expect(trap().closest('[aria-hidden=true]')).not.toBeNull();
		expect(trap().closest('[hidden]')).toBeNull();
		expect(screen.queryByRole('textbox')).toBeNull();
	});
});
