/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { DayList } from './day-list.tsx';

const days = [
	{ day: '2026-11-10', info: { state: 'too_soon', freeTimes: 0 } },
	{ day: '2026-11-12', info: { state: 'open', freeTimes: 1 } },
	{ day: '2026-11-13', info: { state: 'full', freeTimes: 0 } },
	{ day: '2026-11-15', info: { state: 'closed', freeTimes: 0, reason: 'Sunday' } },
	{ day: '2026-12-12', info: { state: 'closed', freeTimes: 0, reason: 'Jamhuri Day' } },
	{ day: '2026-11-14', shortNote: 'Until 2 PM' },
] as const;

const onChange = jest.fn();
const list = (value?: string) =>
	render(
		<fieldset>
			<DayList id="date" name="date" days={days} today="2026-11-10" value={value} onChange={onChange} />
		</fieldset>,
	);

test('a free day says how much of it is free, any other why it is not', () => {
	list();
	expect(
		screen.getAllByRole('listitem').map((item) => item.querySelector('label, div')?.lastChild?.textContent),
	).toEqual([
		'Tuesday 10 November, today, Too soon to book online',
		'Thursday 12 November, 1 time free',
		'Friday 13 November, Fully booked',
		'Sunday 15 November, Closed',
		'Saturday 12 December, Jamhuri Day',
		'Saturday 14 November, Until 2 PM',
	]);
});

test('only what can be chosen is a radio, and the first is where an error leads', () => {
	list('2026-11-14');
	const radios = screen.getAllByRole<HTMLInputElement>('radio');
	expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
		['2026-11-12', false],
		['2026-11-14', true],
	]);
	expect(document.getElementById('date')).toBe(radios[0]);
	fireEvent.click(screen.getByRole('radio', { name: 'Thursday 12 November, 1 time free' }));
	expect(onChange).toHaveBeenCalledWith('2026-11-12');
});
