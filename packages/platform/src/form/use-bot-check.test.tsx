/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import type { BotCheck } from './use-bot-check.tsx';
import { useBotCheck } from './use-bot-check.tsx';

let check: BotCheck;
function ContactForm(): React.ReactNode {
	check = useBotCheck();
	return <form>{check.honeypot}</form>;
}

const trap = (): HTMLElement => screen.getByLabelText('Website', { selector: 'input' });

beforeEach(() => {
	jest.useFakeTimers();
	render(<ContactForm />);
});
afterEach(() => jest.useRealTimers());

describe('the bot check', () => {
	test('the bot check sends the fill time, and no honeypot that is empty', async () => {
		jest.advanceTimersByTime(41_000);
		const botCheckFields = check.botCheckFields();
		await jest.advanceTimersByTimeAsync(0);
		expect(await botCheckFields).toEqual({ filledInMs: 41_000 });
	});

	test('the bot check delays a fast person until the minimum fill time', async () => {
		jest.advanceTimersByTime(500);
		let answered = false;
		const botCheckFields = check.botCheckFields().finally(() => {
			answered = true;
		});
		await jest.advanceTimersByTimeAsync(1499);
		expect(answered).toBe(false);
		await jest.advanceTimersByTimeAsync(1);
		expect(await botCheckFields).toEqual({ filledInMs: 2000 });
	});

	test('the bot check sends the text of a filled honeypot', async () => {
		fireEvent.change(trap(), { target: { value: 'https://cheap.example' } });
		jest.advanceTimersByTime(3000);
		const botCheckFields = check.botCheckFields();
		await jest.advanceTimersByTimeAsync(0);
		expect(await botCheckFields).toEqual({ website: 'https://cheap.example', filledInMs: 3000 });
	});

	test('the bot check’s field is on the page, but hidden from keyboard, screen reader and autofill', () => {
		expect(trap().tabIndex).toBe(-1);
		expect(trap().getAttribute('autocomplete')).toBe('off');
		expect(trap().closest('[aria-hidden=true]')).not.toBeNull();
		expect(trap().closest('[hidden]')).toBeNull();
		expect(screen.queryByRole('textbox')).toBeNull();
	});
});
