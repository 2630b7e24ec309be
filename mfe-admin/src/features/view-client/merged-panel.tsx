import { compactDate } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './view-client.module.css';

interface MergedPanelProps {
	readonly file: Pick<ClientFile, 'client' | 'merged'>;
	readonly now: Date;
}

/** The records that were merged into this one, and a link to merge another. */
export const MergedPanel = ({ file: { client, merged }, now }: MergedPanelProps): ReactNode => (
	<section className={s.panel} aria-labelledby="merged">
		<h2 id="merged">Other records</h2>
		{merged.length === 0 ? (
			<p className={s.quiet}>Is there a second record of this person? Both can be merged into one.</p>
		) : (
			<ul className={s.lines}>
				{merged.map((one) => (
					<li key={one.id} className={s.line}>
						<div>
							<b>{one.name}</b>
							<small>{[one.phone, one.email].filter(Boolean).join(', ') || 'No phone, no email'}</small>
							<small>
								Merged {compactDate(new Date(one.at), now)} by {one.by.name ?? 'an account that is gone'}, with{' '}
								{visitsWords(one.visits)}
							</small>
							<small>{one.reason === undefined ? 'The client added it to their account.' : `“${one.reason}”`}</small>
						</div>
					</li>
				))}
			</ul>
		)}
		<div>
			<LinkButton component={Link} to={paths.adminMergeClient(client.id)} variant="secondary" size="sm">
				Merge with another record
			</LinkButton>
		</div>
	</section>
);

const visitsWords = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);
