import { dayOf, minuteOf, timeOf, wallTime } from '@tulia/centre/clock';
import { openingStatusAt, useGetProfileQuery } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import { useForm } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';

const HALF_HOUR = 30;

/**
 * Fills in the current half hour and the arrival of a walk-in; other input is preserved. Shown during opening hours.
 */
export function WalkInButton(): ReactNode {
	const now = useNow();
	const form = useForm<BookingValues>();
	const profile = useGetProfileQuery().data;
	if (!profile) return null;
	const status = openingStatusAt(profile, now);
	if (!status?.isOpen)
		return <p className={s.closed}>No walk-ins now: the centre is closed. {status && `${status.text}.`}</p>;

	const walkIn = (): void =>
		form.batch(() => {
			form.change('date', dayOf(now));
			form.change('time', wallTime(Math.floor(minuteOf(now) / HALF_HOUR) * HALF_HOUR));
			form.change('psychologistId', undefined);
			form.change('overBreak', undefined);
			form.change('arrived', true);
		});

	return (
		<Button variant="secondary" size="sm" onClick={walkIn}>
			<Icon name="person" /> Walk-in at {timeOf(now)}
		</Button>
	);
}
