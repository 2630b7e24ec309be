import type { Faq } from '@tulia/contracts/faq/schemas';
import { Button, EmptyPanel } from '@tulia/ui';
import { type ReactNode, useRef } from 'react';
import * as s from './faq-results.module.css';
import { FaqTopics } from './faq-topics.tsx';
import { findFaqs } from './search-faqs.ts';
import { ALL, type TopicChoice, TopicFilter } from './topic-filter.tsx';

interface FaqResultsProps {
	readonly faqs: readonly Faq[];
	readonly search: string;
	readonly topic: TopicChoice;
	readonly onTopic: (topic: TopicChoice) => void;
	readonly onShowAll: () => void;
}

/** The number of results of a search or topic: `7 answers for “session” in Privacy`. */
function countOf(shown: readonly Faq[], search: string, topic: TopicChoice): string {
	if (!search && topic === ALL) return '';
	const words = search ? ` for “${search.trim()}”` : '';
	return `${shown.length} ${shown.length === 1 ? 'answer' : 'answers'}${words}${topic === ALL ? '' : ` in ${topic}`}`;
}

/** The found questions, or the message that there are none. */
export function FaqResults({ faqs, search, topic, onTopic, onShowAll }: FaqResultsProps): ReactNode {
	const results = useRef<HTMLDivElement>(null);
	const found = findFaqs(faqs, search);
	const shown = topic === ALL ? found : found.filter(({ category }) => category === topic);
	const count = countOf(shown, search, topic);

	// The pressed button is removed, so the restored list takes the focus.
	const showAll = (): void => {
		results.current?.focus({ preventScroll: true });
		onShowAll();
	};

	return (
		<div className={s.split}>
			<TopicFilter faqs={faqs} found={found} topic={topic} onTopic={onTopic} />
			<div ref={results} tabIndex={-1}>
				<div className={s.found}>
					<p role="status">{count}</p>
					{search ? (
						<button type="button" className={s.clear} onClick={showAll}>
							Clear search
						</button>
					) : null}
				</div>
				{shown.length > 0 ? (
					<FaqTopics faqs={shown} search={search} />
				) : (
					<EmptyPanel
						title="No questions found"
						headingLevel="h2"
						action={
							<Button variant="secondary" onClick={showAll}>
								View All Questions
							</Button>
						}
					>
						<p>Try a shorter or a different word, or ask us your question below.</p>
					</EmptyPanel>
				)}
			</div>
		</div>
	);
}
