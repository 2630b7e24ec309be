import { explain } from '@tulia/platform';
import { AsyncBlock, Panel } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetCrisisSettingsQuery } from '../../api/crisis-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import * as s from './crisis-settings.module.css';
import { DutyForm } from './duty-form.tsx';
import { OwnPhrases } from './own-phrases.tsx';
import { TestSentence } from './test-sentence.tsx';

const WHY_FAILED = { forbidden: 'This account may not change this. Please ask an owner of the centre.' };

/** The staff on duty for words of crisis, and the list of these words. */
export function CrisisSettings(): ReactNode {
	const query = useGetCrisisSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the words of crisis"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the words of crisis',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
		>
			{(settings) => (
				<div className={s.parts}>
					<Panel>
						<DutyForm settings={settings} />
					</Panel>
					<Panel>
						<OwnPhrases phrases={settings.phrases} />
					</Panel>
					<Panel>
						<TestSentence own={settings.phrases.own} />
					</Panel>
				</div>
			)}
		</AsyncBlock>
	);
}
