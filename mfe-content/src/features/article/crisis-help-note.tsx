import { callAddress, talkLine } from '@tulia/contracts/line-address';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** A note for readers in a crisis, with the first crisis line of the profile that is for talking. */
export function CrisisHelpNote(): ReactNode {
	const lines = useGetProfileQuery().data?.crisisLines ?? [];
	const talk = talkLine(lines);
	return (
		<Notice tone="info" title="If you need someone now">
			<p>
				You do not have to carry it alone until there is time for a visit.{' '}
				{talk ? (
					<>
						Call <a href={callAddress(talk.phone)}>{talk.phone}</a>, or{' '}
						<Link to={paths.helpNow()}>see who else you can call now</Link>.
					</>
				) : (
					<Link to={paths.helpNow()}>See who you can call now</Link>
				)}
			</p>
		</Notice>
	);
}
