import { z } from 'zod';
import {
  audit,
  auditRow,
  auditsQuery,
  itemShown,
  newAudit,
  secondLabel,
  signing,
  summaryAsked,
  verdictGiven,
} from '@/modules/audits/schema';
import type { Endpoint } from '../endpoint';
import { listOf } from '../shapes';

const shared = { tag: 'Staff', caller: 'admin' } as const;

export const AUDITS: readonly Endpoint[] = [
  {
    ...shared,
    caller: 'trainer',
    method: 'GET',
    path: '/api/admin/trainer-audit',
    summary: 'Audits of trainers; a trainer sees those of their own work',
    query: auditsQuery,
    answers: { 200: listOf(auditRow) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/trainer-audit',
    summary: 'Count what a trainer did in a time, and draw a sample of it',
    description: '`to` is the first day that is not part of it. Days are of UTC.',
    body: newAudit,
    answers: { 201: audit },
    errors: ['own_audit', 'not_found', 'nothing_handled', 'already_audited'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/trainer-audit/summarize',
    summary: 'Draft the text of an audit from its counts',
    body: summaryAsked,
    answers: { 200: z.strictObject({ text: z.string(), by: z.enum(['template', 'model']) }) },
    errors: ['own_audit', 'not_found', 'too_late', 'too_many'],
  },
  {
    ...shared,
    caller: 'trainer',
    method: 'GET',
    path: '/api/admin/trainer-audit/{id}',
    summary: 'An audit with its figures and sample',
    description: 'Its trainer is told verdicts and text when it is signed.',
    answers: { 200: audit },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/trainer-audit/{id}',
    summary: 'Judge one thing of the sample',
    body: verdictGiven,
    answers: { 204: null },
    errors: ['own_audit', 'too_late', 'unlabelled'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/trainer-audit/{id}/items/{item}',
    summary: 'One thing of the sample with what it is about; the look is written down',
    answers: { 200: itemShown },
    errors: ['own_audit'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/trainer-audit/{id}/items/{item}/label',
    summary: 'Label the mail of a thing of the sample oneself, before it is told what its trainer said',
    body: secondLabel,
    answers: { 204: null },
    errors: ['own_audit', 'too_late', 'labelled'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/trainer-audit/{id}/sign',
    summary: 'Sign an audit with its text',
    body: signing,
    answers: { 204: null },
    errors: ['own_audit', 'unjudged', 'too_late'],
  },
];
