/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CalendarPicker, type CalendarPickerProps } from './calendar-picker.tsx';

const onMonthChange = jest.fn();

function Calendar(props: Partial<CalendarPickerProps>) {
	const [value, setValue] = useState<string | undefined>(undefined);
	return (
		<>
			<CalendarPicker
				value={value}
				onChange={setValue}
				today="2026-11-10"
				max="2027-01-09"
				days={{
					'2026-11-15': { state: 'closed', reason: 'Sunday' },
					'2026-11-13': { state: 'full' },
					'2026-11-12': { state: 'open', freeTimes: 5 },
				}}
				shortDay={{ weekday: 6, label: 'Until 2 PM' }}
				onMonthChange={onMonthChange}
				{...props}
			/>
			<p id="chosen">{value}</p>
		</>
	);
}
const chosen = () => document.getElementById('chosen')?.textContent;
const day = (name: RegExp) => screen.getByRole('radio', { name });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('the calendar', () => {
	beforeEach(() => onMonthChange.mockClear());

	test('the calendar offers free days, with the exceptions of their hours', () => {
		render(<Calendar />);
		expect(screen.queryByRole('radio', { name: 'Tuesday 10 November, today' })).not.toBeNull();
		expect(screen.queryByRole('radio', { name: 'Thursday 12 November, 5 times free' })).not.toBeNull();
		expect(screen.queryByRole('radio', { name: 'Saturday 14 November, Until 2 PM' })).not.toBeNull();
	});

	test('the calendar gives the reason why a day is not bookable', () => {
		render(<Calendar />);
		expect(screen.queryByRole('radio', { name: /Sunday 15/ })).toBeNull();
		expect(screen.queryByText('Sunday 15 November, closed')).not.toBeNull();
		expect(screen.queryByText('Friday 13 November, fully booked')).not.toBeNull();
	});

	test('the calendar moves by days and weeks, skips days that are not bookable, and selects while moving', () => {
		render(<Calendar />);
		day(/Thursday 12/).focus();
		key('ArrowRight');
		expect(chosen()).toBe('2026-11-14');
		expect(document.activeElement).toBe(day(/Saturday 14/));
		key('ArrowRight');
		expect(chosen()).toBe('2026-11-16');
		key('ArrowDown');
		expect(chosen()).toBe('2026-11-23');
		key('ArrowUp');
		key('ArrowLeft');
		expect(chosen()).toBe('2026-11-14');
	});

	test('the calendar changes the month with a key, requests its days, and focuses its first free day', () => {
		render(<Calendar />);
		day(/Thursday 12/).focus();
		key('PageDown');
		expect(onMonthChange).toHaveBeenCalledWith('2026-12');
		expect(screen.queryByText('December 2026')).not.toBeNull();
		expect(document.activeElement).toBe(day(/Tuesday 1 December/));
	});

	test('the calendar does not move to a month without bookable days', () => {
		render(<Calendar />);
		expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
		fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
		fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
		expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
		expect(screen.queryByRole('radio', { name: /Sunday 10 January/ })).toBeNull();
	});

	test('the calendar offers no day while the days are loading', () => {
		render(<Calendar days={{}} loading />);
		expect(screen.queryByRole('radio')).toBeNull();
		expect(screen.getByRole('status').textContent).toBe('Loading the free days');
	});
});
