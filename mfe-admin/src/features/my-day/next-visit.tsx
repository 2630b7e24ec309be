import type { OwnVisit } from '@tulia/contracts/my-day/schemas';
import { Link, paths } from '@tulia/platform';
import { Icon, LinkButton, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { clock, lengthWords, untilWords, visitNumberWords } from './day-words.ts';
import * as s from './my-day.module.css';

interface NextVisitProps {
	readonly own: OwnVisit | undefined;
	readonly now: Date;
}

export function NextVisit({ own, now }: NextVisitProps): ReactNode {
	if (!own) return <NoNextVisit />;
	const { visit, visitNumber, clientId } = own;
	const { user, service, scheduledFor, endsAt, progress } = visit;
	const number = visitNumberWords(visitNumber);
	return (
		<section className={s.hero} aria-labelledby="next-visit">
			<div className={s.split}>
				<p className={s.heroTime}>{clock(scheduledFor)}</p>
				<p>{untilWords(scheduledFor, now)}</p>
			</div>
			<h2 id="next-visit">{user.name}</h2>
			<p>
				{[service, lengthWords(scheduledFor, endsAt)].join(', ')}.{number === undefined ? '' : ` ${number}.`}
			</p>
			{progress === undefined ? null : (
				<p className={s.here}>
					<Icon name="tick" /> {progress.state === 'arrived' ? 'Arrived' : 'In session'} since {clock(progress.at)}.
				</p>
			)}
			<div className={s.heroActions}>
				<LinkButton component={Link} to={paths.adminClient(clientId)} variant="sun">
					Open the file
					<VisuallyHidden> of {user.name}</VisuallyHidden>
				</LinkButton>
				{user.phone === undefined || user.phone.lostSince !== undefined ? null : (
					<a className={s.call} href={`tel:${user.phone.number}`}>
						<Icon name="phone" /> Call
						<VisuallyHidden> {user.name}</VisuallyHidden>
					</a>
				)}
			</div>
		</section>
	);
}

const NoNextVisit = (): ReactNode => (
	<section className={s.hero} aria-labelledby="next-visit">
		<h2 id="next-visit">Nobody else today</h2>
		<p>All visits of today are over, or there are none.</p>
	</section>
);
