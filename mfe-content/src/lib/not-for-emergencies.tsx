import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Beside a form that is answered tomorrow: whom to call today. The first line to talk to is the profile's. */
export function NotForEmergencies(): ReactNode {
	const lines = useGetProfileQuery().data?.crisisLines ?? [];
	const talk = lines.find(({ name }) => !name.startsWith('Emergency'));
	return (
		<Notice tone="warm" icon="phone">
			<p>
				This form is not for emergencies. If you need someone now,{' '}
				{talk ? (
					<>
						call <a href={`tel:${talk.phone.replaceAll(' ', '')}`}>{talk.phone}</a> or{' '}
					</>
				) : null}
				<Link to={paths.helpNow()}>see who you can call</Link>.
			</p>
		</Notice>
	);
}
