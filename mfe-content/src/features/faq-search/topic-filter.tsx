import type { Faq, FaqCategory } from '@tulia/contracts/faq/schemas';
import type { ReactNode } from 'react';
import { byTopic } from './search-faqs.ts';
import * as s from './topic-filter.module.css';

export const ALL = 'All';
export type TopicChoice = FaqCategory | typeof ALL;

interface TopicFilterProps {
	/** All FAQs, for the list of topics. */
	readonly faqs: readonly Faq[];
	/** The results of the search, for the counts. */
	readonly found: readonly Faq[];
	readonly topic: TopicChoice;
	readonly onTopic: (topic: TopicChoice) => void;
}

/** Radio buttons for one topic or all, with the number of results of each. */
export function TopicFilter({ faqs, found, topic, onTopic }: TopicFilterProps): ReactNode {
	const topics = byTopic(faqs).map(({ category }) => ({
		topic: category,
		count: found.filter((faq) => faq.category === category).length,
	}));
	return (
		<fieldset className={s.topics} aria-label="Topics">
			{[{ topic: ALL, count: found.length } as const, ...topics].map((choice) => (
				<button
					key={choice.topic}
					type="button"
					className={s.topic}
					aria-pressed={choice.topic === topic}
					onClick={() => onTopic(choice.topic)}
				>
					{choice.topic} <span className={s.count}>{choice.count}</span>
				</button>
			))}
		</fieldset>
	);
}
