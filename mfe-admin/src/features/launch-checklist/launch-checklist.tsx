import { compactMoment } from '@tulia/centre/compact-date';
import { type LaunchEntry, type TickedItem, tickedItems } from '@tulia/contracts/launch/schemas';
import { explain, Link } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Button, Notice } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useGetLaunchChecklistQuery, useTickLaunchItemMutation } from '../../api/launch-api.ts';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { ReviewList, ReviewRow } from '../../lib/lists/review-row.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { missingWords, WORDS } from './launch-words.ts';

const WHY_FAILED = { forbidden: 'This account may not see the checklist. Please log in with a staff account.' };
const REFUSED = { changed_meanwhile: 'Somebody else was faster. The list shows what is true now.' };

/** The tasks before the site is opened to the public. */
export function LaunchChecklist(): ReactNode {
	const query = useGetLaunchChecklistQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the checklist"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the checklist',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
		>
			{({ data }) => (
				<>
					{data.every(({ done }) => done) ? (
						<Notice tone="good" role="status" title="Everything is done">
							<p>The dashboard does not show this list any more, unless something has to be done again.</p>
						</Notice>
					) : null}
					<TableBox>
						<ReviewList label="Before launch">
							{data.map((entry) => (
								<Item key={entry.item} entry={entry} />
							))}
						</ReviewList>
					</TableBox>
				</>
			)}
		</AsyncBlock>
	);
}

const isTicked = (item: LaunchEntry['item']): item is TickedItem => tickedItems.some((one) => one === item);

function Item({ entry }: { readonly entry: LaunchEntry }): ReactNode {
	const now = useNow();
	const [tick, { isLoading }] = useTickLaunchItemMutation();
	const [failure, setFailure] = useState<string>();
	const { item, done, missing, ticked } = entry;

	async function change(to: TickedItem): Promise<void> {
		setFailure(undefined);
		const { error } = await tick({ item: to, done: !done });
		if (error) setFailure(actionRefusal(error, REFUSED));
	}
	return (
		<ReviewRow
			title={WORDS[item].title}
			marks={<StateBadge tone={done ? 'good' : 'waiting'}>{done ? 'Done' : 'To do'}</StateBadge>}
			facts={ticked ? `Ticked by ${ticked.by.name ?? 'staff'}, ${compactMoment(ticked.at, now)}` : undefined}
			failure={failure}
			isBusy={isLoading}
			actions={isTicked(item) ? <TickButton item={item} done={done} onClick={change} /> : <WhereLink entry={entry} />}
		>
			<p>{WORDS[item].what}</p>
			{missing.length > 0 ? <p>Still missing: {missingWords(entry)}.</p> : null}
		</ReviewRow>
	);
}

interface TickButtonProps {
	readonly item: TickedItem;
	readonly done: boolean;
	readonly onClick: (item: TickedItem) => void;
}

function TickButton({ item, done, onClick }: TickButtonProps): ReactNode {
	const words = done ? 'Take back' : 'Tick as done';
	return (
		<Button
			variant={done ? 'quiet' : 'secondary'}
			size="sm"
			aria-label={`${words}: ${WORDS[item].title}`}
			onClick={() => onClick(item)}
		>
			{words}
		</Button>
	);
}

/** The link to the page where an item that the system checks can be fixed. */
function WhereLink({ entry: { item, done } }: { readonly entry: LaunchEntry }): ReactNode {
	const { where } = WORDS[item];
	if (done || where === undefined) return null;
	return (
		<ArrowLink component={Link} to={where.to}>
			{where.words}
		</ArrowLink>
	);
}
