import { Link, paths } from '@tulia/platform';
import { ArrowLink, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetLaunchChecklistQuery } from '../../api/launch-api.ts';
import { WORDS } from './launch-words.ts';

/** The maximum age of the cached checklist when the dashboard is opened, seconds. */
const FRESH_SECONDS = 60;

/**
 * The progress of the launch and the next open item. Renders nothing when no item is open, and until loaded, because
 * the day's work is more urgent.
 */
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
