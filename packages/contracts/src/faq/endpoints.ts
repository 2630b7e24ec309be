import * as Type from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Received } from '../received.ts';
import { ById, placesFrom } from '../staff.ts';
import { FaqList, NewQuestion } from './schemas.ts';
import {
	Answer,
	FaqChange,
	NewFaq,
	QuestionState,
	StaffFaq,
	StaffFaqList,
	StaffQuestion,
	StaffQuestionPage,
	StaffQuestionsQuery,
} from './staff-schemas.ts';

/** Every FAQ, in the help centre's order of categories, and within a category in the centre's order. */
export const listFaqs = {
	audience: 'content',
	method: 'GET',
	path: '/api/faqs',
	access: 'public',
	success: 200,
	response: FaqList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** Stores a visitor's question and notifies staff by mail. They answer by email within the time the profile claims. */
export const submitQuestion = {
	audience: 'engagement',
	method: 'POST',
	path: '/api/faqs/submit',
	access: 'public',
	device: 'optional',
	body: NewQuestion,
	success: 202,
	response: Received,
	refusals: ['turned_off', 'too_many_requests'],
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

export const listAllFaqs = {
	...staff,
	method: 'GET',
	path: '/api/admin/faqs',
	roles: ['owner', 'editor'],
	success: 200,
	response: StaffFaqList,
	refusals: [],
} as const satisfies Endpoint;

export const createFaq = {
	...staff,
	method: 'POST',
	path: '/api/admin/faqs',
	roles: ['owner', 'editor'],
	body: NewFaq,
	success: 201,
	response: StaffFaq,
	refusals: ['too_many_featured'],
} as const satisfies Endpoint;

export const changeFaq = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/faqs/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	body: FaqChange,
	success: 200,
	response: StaffFaq,
	refusals: ['not_found', 'changed_meanwhile', 'too_many_featured'],
} as const satisfies Endpoint;

/** Reorders FAQs within their categories, all or none. Returns every FAQ. */
export const reorderFaqs = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/faqs',
	roles: ['owner', 'editor'],
	body: placesFrom(0),
	success: 200,
	response: StaffFaqList,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const deleteFaq = {
	...staff,
	method: 'DELETE',
	path: '/api/admin/faqs/{id}',
	roles: ['owner', 'editor'],
	params: ById,
	success: 204,
	response: Type.Null(),
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Questions of visitors, newest first. Default: the new ones. */
export const listQuestions = {
	...staff,
	method: 'GET',
	path: '/api/admin/questions',
	roles: ['owner', 'front_desk'],
	query: StaffQuestionsQuery,
	success: 200,
	response: StaffQuestionPage,
	refusals: [],
} as const satisfies Endpoint;

/** Answers by mail, from the centre's address. */
export const answerQuestion = {
	...staff,
	method: 'POST',
	path: '/api/admin/questions/{id}/answer',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: Answer,
	success: 200,
	response: StaffQuestion,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const changeQuestion = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/questions/{id}',
	roles: ['owner', 'front_desk'],
	params: ById,
	body: QuestionState,
	success: 200,
	response: StaffQuestion,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;
