import { httpHandlers } from '../platform/http/http.ts';
import { articleMarksFromEnvironment } from './article-marks.wiring.ts';
import { likeArticle, viewArticle } from './counts/article-counts.usecase.ts';

const articleMarks = articleMarksFromEnvironment();

export const articleEngagementHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/article.engagement'),
	{
		likeArticle: likeArticle(articleMarks),
		viewArticle: viewArticle(articleMarks),
	},
);
