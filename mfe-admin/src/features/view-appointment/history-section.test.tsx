/** @jest-environment @tulia/test-kit/jsdom-environment */
import { render, screen } from '@testing-library/react';
import { HistorySection } from './history-section.tsx';

const now = new Date('2026-11-30T08:00:00.000Z');

test("a move in the history names the old time in the centre's format", () => {
	const event = { at: '2026-11-30T07:54:00.000Z', by: 'Mercy Achieng' } as const;
	render(
		<HistorySection
			now={now}
			history={[
				{ ...event, what: 'moved', detail: '2026-11-30T12:00:00.000Z' },
				{ ...event, what: 'cancelled', detail: 'She travels.' },
			]}
		/>,
	);
	expect(screen.getByText('From Mon 30 Nov, 3:00 PM')).toBeTruthy();
	expect(screen.getByText('She travels.')).toBeTruthy();
});
