import * as answers from '@tulia/contracts/validators/article-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const articleValidators: ValidatorsOf<'listArticles'> = {
	listArticles: { response: answers.validateListArticlesResponse },
};
