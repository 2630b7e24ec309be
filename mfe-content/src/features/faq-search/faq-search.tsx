import { AsyncBlock, Section, SkeletonRows } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListFaqsQuery } from '../../api/faqs-api.ts';
import { useSearchText } from '../../lib/url/use-search-text.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedFaqs } from '../../saved/load-saved-faqs.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import { FaqResults } from './faq-results.tsx';
import { HelpBanner } from './help-banner.tsx';
import { ALL, type TopicChoice } from './topic-filter.tsx';

/** The number of placeholders (R37). */
const SKELETON_CARDS = 5;

/** The FAQs with search and topics, one open at a time. `foot` is the drawing at the bottom of the banner. */
export function FaqSearch({ foot }: { readonly foot: ReactNode }): ReactNode {
	const { search, typed, type, clear } = useSearchText();
	const [topic, choose] = useState<TopicChoice>(ALL);
	const faqs = useWithSaved(useListFaqsQuery(), 'listFaqs', loadSavedFaqs);
	const failed = useFailure('We could not load the questions', 'Loading questions…');

	// A topic chosen for an earlier search would hide results.
	const searchFor = (words: string): void => {
		choose(ALL);
		type(words);
	};
	const showAll = (): void => {
		choose(ALL);
		clear();
	};

	return (
		<>
			<HelpBanner typed={typed} onType={searchFor} foot={foot} />
			<Section tight>
				<AsyncBlock
					query={faqs}
					loading="Loading questions"
					skeleton={<SkeletonRows count={SKELETON_CARDS} />}
					failed={failed}
					empty={{ title: 'No questions yet', text: 'Ask us yours below. A person will answer it.' }}
					headingLevel="h2"
				>
					{({ data }) => <FaqResults faqs={data} search={search} topic={topic} onTopic={choose} onShowAll={showAll} />}
				</AsyncBlock>
			</Section>
		</>
	);
}
