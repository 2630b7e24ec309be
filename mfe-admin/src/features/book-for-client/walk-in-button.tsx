import { dayOf, minuteOf, timeOf, wallTime } from '@tulia/centre/clock';
import { Button, Icon } from '@tulia/ui';
import { useForm } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import type { BookingValues } from './booking-values.ts';

const HALF_HOUR = 30;

/** Somebody stands at the desk: the running half hour, and they have arrived. The rest of the form is as it was. */
export function WalkInButton(): ReactNode {
	const now = useNow();
	const form = useForm<BookingValues>();

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
