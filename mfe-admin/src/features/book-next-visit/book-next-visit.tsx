import { bookSeries } from '@tulia/contracts/routes/series';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow, Icon, LinkButton } from '@tulia/ui';
import { type ReactNode, useId, useState } from 'react';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { SameTimeNextWeek } from './same-time-next-week.tsx';

interface BookNextVisitProps {
	readonly clientId: string;
	readonly visitId: string;
}

/**
 * Two ways to book the client's next visit: the form filled in from this visit, or the same time a week later at
 * once.
 */
export function BookNextVisit({ clientId, visitId }: BookNextVisitProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const may = useMayCall();
	const id = useId();
	return (
		<>
			<ButtonRow>
				<LinkButton component={Link} to={paths.adminBookingFor(clientId, visitId)} size="sm">
					<Icon name="calendar" /> Book the next visit
				</LinkButton>
				<Button
					variant="secondary"
					size="sm"
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={() => setOpen(!isOpen)}
				>
					<Icon name="retry" /> Same time next week
				</Button>
				{may(bookSeries) ? (
					<LinkButton component={Link} to={paths.adminSeriesFor(clientId, visitId)} variant="secondary" size="sm">
						<Icon name="calendar" /> Book several visits
					</LinkButton>
				) : null}
			</ButtonRow>
			{isOpen ? (
				<div id={id}>
					<SameTimeNextWeek visitId={visitId} />
				</div>
			) : null}
		</>
	);
}
