import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { articleRepository } from '../article/article.repository.ts';
import { articleValidators } from '../article/article-validators.ts';
import { listArticles } from '../article/list-articles.usecase.ts';
import { stableJson } from '../platform/stable-json.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { profileValidators } from '../profile/profile-validators.ts';
import { listServices } from '../service/list-services.usecase.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { serviceValidators } from '../service/service-validators.ts';
import { listTestimonials } from '../testimonial/list-testimonials.usecase.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import { testimonialValidators } from '../testimonial/testimonial-validators.ts';
import type { PublicContent } from './public-content.ts';

const rules = { ...profileValidators, ...serviceValidators, ...testimonialValidators, ...articleValidators };

/** Reads it through the very use cases of the API: three Queries and a GetItem. */
export const publicContentReader =
	(db: DynamoDBDocumentClient, tableName: string) => async (): Promise<PublicContent> => {
		const [profile, services, testimonials, articles] = await Promise.all([
			profileRepository(db, tableName).read(),
			listServices({ services: serviceRepository(db, tableName) })(),
			listTestimonials({ testimonials: testimonialRepository(db, tableName) })(),
			listArticles({ articles: articleRepository(db, tableName) })(),
		]);
		const data = {
			...(profile ? { getProfile: asAnswered('getProfile', profile) } : {}),
			listServices: asAnswered('listServices', services.ok ? services.value : undefined),
			listTestimonials: asAnswered('listTestimonials', testimonials.ok ? testimonials.value : undefined),
			listArticles: asAnswered('listArticles', articles.ok ? articles.value : undefined),
		};
		return { data, articles: [] };
	};

/** A page holds nothing the API would not say, and data that breaks the contract is not published. */
function asAnswered(name: keyof typeof rules, value: unknown): unknown {
	const answer: unknown = JSON.parse(stableJson(value ?? null));
	const errors = fieldErrors(rules[name].response, answer);
	if (errors.length > 0)
		throw new Error(`${name} breaks the contract at: ${errors.map(({ field }) => field).join(', ')}`);
	return answer;
}
