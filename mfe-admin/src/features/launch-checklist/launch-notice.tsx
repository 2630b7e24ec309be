import { Link, paths } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetLaunchChecklistQuery } from '../../api/launch-api.ts';
import { WORDS } from './launch-words.ts';

/** The dashboard has just been opened; what it says may be this old. */
const FRESH_SECONDS = 60;

/** What is still to be done before launch, until nothing is. Silent while it is not known: the day's work comes first. */
export function LaunchNotice(): ReactNode {
	const { data } = useGetLaunchChecklistQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
	const next = data?.data.find(({ done }) => !done);
	if (!data || !next) return null;
	const doneCount = data.data.filter(({ done }) => done).length;
	return (
		<Notice
			tone="info"
			title={`Before launch: ${doneCount} of ${data.data.length} done`}
			action={
				<ArrowLink component={Link} to={paths.adminLaunch()}>
					See the checklist
				</ArrowLink>
			}
		>
			<p>Next: {WORDS[next.item].title}.</p>
		</Notice>
	);
}
