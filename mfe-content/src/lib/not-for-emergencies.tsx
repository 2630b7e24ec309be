import { callAddress, talkLine } from '@tulia/contracts/line-address';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Beside every form with a box for somebody's own words, in one wording: nobody reads at once, and whom to call today. The first line to talk to is the profile's. */
export function NotForEmergencies(): ReactNode {
	const lines = useGetProfileQuery().data?.crisisLines ?? [];
	const talk = talkLine(lines);
	return (
		<Notice tone="warm" icon="phone">
			<p>
				We do not read this at once. If you need someone now,{' '}
				{talk ? (
					<>
						call <a href={callAddress(talk.phone)}>{talk.phone}</a> or{' '}
					</>
				) : null}
				<Link to={paths.helpNow()}>see who you can call</Link>.
			</p>
		</Notice>
	);
}
