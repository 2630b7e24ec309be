/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { DayList } from './day-list.tsx';

const days = [
	{ day: '2026-11-10', info: { state: 'too_soon', freeTimes: 0 } },
	{ day: '2026-11-12', info: { state: 'open', freeTimes: 1 } },
	{ day: '2026-11-13', info: { state: 'full', freeTimes: 0 } },
	{ day: '2026-11-14', shortNote: 'Until 2 PM' },
	{ day: '2026-11-15', info: { state: 'closed', freeTimes: 0, reason: 'Sunday' } },
	{ day: '2026-11-16', info: { state: 'full', freeTimes: 0 } },
	{ day: '2026-12-12', info: { state: 'closed', freeTimes: 0, reason: 'Jamhuri Day' } },
] as const;

const onChange = jest.fn();
const onAgain = jest.fn();
const list = (value?: string) =>
	render(
		<fieldset>
			<DayList
				{...{ id: 'date', name: 'date', days, today: '2026-11-10', value, onChange, onAgain }}
				beneath={<p>9:00 AM</p>}
			/>
		</fieldset>,
	);
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('only bookable days are cells, and each week lists the others in one line', () => {
	list();
	expect(screen.getAllByRole('listitem').map((item) => item.querySelector('label')?.lastChild?.textContent)).toEqual([
		'Thursday 12 November, 1 time free',
		'Saturday 14 November, Until 2 PM',
	]);
	expect(lines()).toEqual([
		'This week Today too soon to book online · Fri full · Sun closed',
		'Next week Mon full',
		'Week of 7 Dec Sat Jamhuri Day',
	]);
});

test('each day is a native radio, and an error links to the first', () => {
	list('2026-11-14');
	const radios = screen.getAllByRole<HTMLInputElement>('radio');
	expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
		['2026-11-12', false],
		['2026-11-14', true],
	]);
	expect(document.getElementById('date')).toBe(radios[0]);
	fireEvent.click(screen.getByRole('radio', { name: 'Thursday 12 November, 1 time free' }));
	expect(onChange).toHaveBeenCalledWith('2026-11-12');
	expect(onAgain).not.toHaveBeenCalled();
});

test('the content of the chosen day follows right after it, and pressing the same day again is reported', () => {
	list('2026-11-12');
	const chosen = screen.getByRole('radio', { name: 'Thursday 12 November, 1 time free' });
	expect(chosen.closest('li')?.nextSibling?.textContent).toBe('9:00 AM');
	fireEvent.click(chosen);
	expect(onAgain).toHaveBeenCalledTimes(1);
});
