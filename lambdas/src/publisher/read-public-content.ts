import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { RELATED_ARTICLES } from '@tulia/contracts/article/related-articles';
import type { Article, ArticleCard, ArticleCategory } from '@tulia/contracts/article/schemas';
import { validators as articleValidators } from '@tulia/contracts/endpoint-validators/article.content';
import { validators as commentValidators } from '@tulia/contracts/endpoint-validators/comment.content';
import { validators as faqValidators } from '@tulia/contracts/endpoint-validators/faq.content';
import { validators as profileValidators } from '@tulia/contracts/endpoint-validators/profile.content';
import { validators as psychologistValidators } from '@tulia/contracts/endpoint-validators/psychologist.content';
import { validators as serviceValidators } from '@tulia/contracts/endpoint-validators/service.content';
import { validators as testimonialValidators } from '@tulia/contracts/endpoint-validators/testimonial.content';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { articleRepository } from '../article/article.repository.ts';
import type { ArticleStore } from '../article/article.ts';
import { getArticle, listArticles, listRelatedArticles } from '../article/read/read-articles.usecase.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { publishedComments } from '../comment/comment.repository.ts';
import type { CommentStore } from '../comment/comment.ts';
import { listComments } from '../comment/list-comments.usecase.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { listFaqs } from '../faq/list-faqs.usecase.ts';
import type { Result } from '../platform/http/result.ts';
import { stableJson } from '../platform/http/stable-json.ts';
import { readPublicProfile } from '../profile/get-profile.usecase.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import type { Psychologist } from '../psychologist/psychologist.ts';
import { cardOf, detailOf } from '../psychologist/public-psychologist.ts';
import { listServices } from '../service/list-services.usecase.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { listTestimonials } from '../testimonial/list-testimonials.usecase.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import type { ApiResponse, PublicContent, PublishedItem } from './public-content.ts';

const rules = {
	...profileValidators,
	...serviceValidators,
	...psychologistValidators,
	...testimonialValidators,
	...articleValidators,
	...faqValidators,
	...commentValidators,
};

export interface PublicContentDeps {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly sendsSms: boolean;
	readonly now: () => Date;
}

/**
 * Reads the responses of the public API through its own use cases: a GetItem or a Query an endpoint, and for the
 * articles two Queries each, with their comments, and a Query a category.
 */
export const publicContentReader =
	({ db, tableName, sendsSms, now }: PublicContentDeps) =>
	async (): Promise<PublicContent> => {
		const articles = articleRepository(db, tableName);
		const [profiles, catalogue] = [profileRepository(db, tableName), serviceRepository(db, tableName)];
		const [profile, services, people, testimonials, list, faqs] = await Promise.all([
			readPublicProfile({
				profiles,
				calendar: calendarRepository(db, tableName),
				sendsSms,
				now,
			}),
			listServices({ services: catalogue })(),
			psychologistRepository(db, tableName).list(),
			listTestimonials({ testimonials: testimonialRepository(db, tableName) })(),
			listArticles({ articles })(),
			listFaqs({ faqs: faqRepository(db, tableName), services: catalogue, profiles })(),
		]);
		const active = people.map(({ psychologist }) => psychologist);
		const data = {
			...(profile ? { getProfile: asAnswered('getProfile', profile) } : {}),
			listServices: asAnswered('listServices', valueIn(services)),
			listPsychologists: asAnswered('listPsychologists', { data: active.map(cardOf) }),
			listTestimonials: asAnswered('listTestimonials', valueIn(testimonials)),
			listArticles: asAnswered('listArticles', valueIn(list)),
			listFaqs: asAnswered('listFaqs', valueIn(faqs)),
		};
		const comments = publishedComments(db, tableName);
		const published = await readArticles(articles, comments, list.ok ? list.value.data : []);
		return {
			data,
			psychologists: active.map(psychologistItem),
			articles: published.map(({ page }) => page),
			...(profile ? { announced: { centre: profile, articles: published.map(({ article }) => article) } } : {}),
		};
	};

/** The data of a psychologist's page. */
const psychologistItem = (psychologist: Psychologist): PublishedItem => ({
	id: psychologist.id,
	answers: [
		{
			name: 'getPsychologist',
			args: { id: psychologist.id },
			value: asAnswered('getPsychologist', detailOf(psychologist)),
		},
	],
	needs: ['listServices'],
});

/** The data of each article's page. An article withdrawn since the list was read is left out. */
async function readArticles(
	articles: ArticleStore,
	comments: Pick<CommentStore, 'listPublished'>,
	cards: readonly ArticleCard[],
): Promise<readonly { readonly page: PublishedItem; readonly article: Article }[]> {
	const related = listRelatedArticles({ articles: { newestOf: oncePerCategory(articles) } });
	const found = await Promise.all(
		cards.map(async ({ id }) => {
			const article = await getArticle({ articles })({ params: { id } });
			if (!article.ok) return [];
			const { category } = article.value;
			const [others, discussion] = await Promise.all([
				related({ params: { id }, query: { category } }),
				listComments({ comments })({ params: { id }, query: {} }),
			]);
			const answers: readonly ApiResponse[] = [
				{ name: 'getArticle', args: { id }, value: asAnswered('getArticle', article.value) },
				{
					name: 'listRelatedArticles',
					args: { id, category },
					value: asAnswered('listRelatedArticles', valueIn(others)),
				},
				{ name: 'listComments', args: { id }, value: asAnswered('listComments', valueIn(discussion)) },
			];
			const isShort = !others.ok || others.value.data.length < RELATED_ARTICLES;
			const page = { id, answers, needs: isShort ? (['listArticles'] as const) : [] };
			return [{ page, article: article.value }];
		}),
	);
	return found.flat();
}

/** Memoises by category: all articles of one need the same query. */
function oncePerCategory({ newestOf }: ArticleStore): ArticleStore['newestOf'] {
	const cached = new Map<ArticleCategory, ReturnType<ArticleStore['newestOf']>>();
	return (category, limit) => {
		const answer = cached.get(category) ?? newestOf(category, limit);
		cached.set(category, answer);
		return answer;
	};
}

const valueIn = (result: Result<unknown, string>): unknown => (result.ok ? result.value : undefined);

/** Filters and validates by the contract, so that a page contains only what the API would return. */
function asAnswered(name: keyof typeof rules, value: unknown): unknown {
	const answer: unknown = JSON.parse(stableJson(value ?? null));
	const errors = fieldErrors(rules[name].response, answer);
	if (errors.length > 0)
		throw new Error(`${name} breaks the contract at: ${errors.map(({ field }) => field).join(', ')}`);
	return answer;
}
