import type { Faq, FaqCategory } from '@tulia/contracts/faq/schemas';
import type { ReactNode } from 'react';
import { byTopic } from './search-faqs.ts';
import * as s from './topic-filter.module.css';

/** Every topic at once. */
export const ALL = 'All';
export type TopicChoice = FaqCategory | typeof ALL;

interface TopicFilterProps {
	/** Names the topics. */
	readonly faqs: readonly Faq[];
	/** What the search found: counted. */
	readonly found: readonly Faq[];
	readonly topic: TopicChoice;
	readonly onTopic: (topic: TopicChoice) => void;
}

/** One topic of the help centre, or all, with how many answers each has for what is searched. */
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
