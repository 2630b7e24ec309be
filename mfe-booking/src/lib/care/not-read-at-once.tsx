import { callAddress, talkLine } from '@tulia/contracts/line-address';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Beside the note, in the wording of every form: nobody reads at once, and whom to call today. */
export function NotReadAtOnce(): ReactNode {
	const talk = talkLine(useGetProfileQuery().data?.crisisLines ?? []);
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
