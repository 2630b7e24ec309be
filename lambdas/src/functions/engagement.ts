import { likeArticleHandler } from '../article/like-article.handler.ts';
import { viewArticleHandler } from '../article/view-article.handler.ts';
import { createCommentHandler } from '../comment/create-comment.handler.ts';
import { submitQuestionHandler } from '../faq/submit-question.handler.ts';
import { sendMessageHandler } from '../message/send-message.handler.ts';
import { confirmSubscriptionHandler } from '../newsletter/confirm-subscription.handler.ts';
import { subscribeHandler } from '../newsletter/subscribe.handler.ts';
import { unsubscribeHandler } from '../newsletter/unsubscribe.handler.ts';
import { apiFunction } from '../platform/api-function.ts';
import { reportSavedContentHandler } from '../telemetry/report-saved-content.handler.ts';

/** What visitors leave behind: their words, their likes, and what went wrong for them. */
export const handler = apiFunction('engagement', {
	likeArticle: likeArticleHandler,
	viewArticle: viewArticleHandler,
	createComment: createCommentHandler,
	submitQuestion: submitQuestionHandler,
	sendMessage: sendMessageHandler,
	subscribe: subscribeHandler,
	confirmSubscription: confirmSubscriptionHandler,
	unsubscribe: unsubscribeHandler,
	reportSavedContent: reportSavedContentHandler,
});
