export type { AccessFacts, FindAccessFacts } from './access/access-facts.ts';
export { type KeySet, localKeySet } from './access/key-set.ts';
export { type AccessFactsModel, accessFactsModel } from './access/projected-facts.ts';
export { tokenType } from './access/token.ts';
export { backupCommand, restoreCommand } from './backup/commands.ts';
export { answerPerson, type CommandAnswer } from './command/answer-person.ts';
export { withDatabase } from './command/with-database.ts';
export {
  type Config,
  ConfigurationError,
  type Environment,
  readEnvironment,
  type Shape,
} from './config/environment.ts';
export { freeQuotaEnvironment } from './config/free-quota-environment.ts';
export { type SecretKind, secret, secretsOf } from './config/secret.ts';
export {
  processEnvironment,
  type ServiceConfig,
  serviceEnvironment,
  workerEnvironment,
} from './config/service-environment.ts';
export * as variable from './config/variables.ts';
export { currentTraceparent } from './context/current-span.ts';
export type { LiveSpan } from './context/live-span.ts';
export { currentRequestId } from './context/request-context.ts';
export { openSealedToken, sealToken } from './crypto/sealed-token.ts';
export { askToRetry } from './events/ask-to-retry.ts';
export { byType, type EventHandlers } from './events/consume/by-type.ts';
export { HeldElsewhere, processedEventFields, processOnce } from './events/consume/process-once.ts';
export { project, projectDeletion } from './events/consume/project.ts';
export type { EventHandler, HandlerContext } from './events/event-bus.ts';
export { changeDocument, WriteConflict } from './events/outbox/change-document.ts';
export { eventRecorder, type GuardedUpdate } from './events/outbox/event-recorder.ts';
export { type OutboxDocument, outboxFields } from './events/outbox/outbox-fields.ts';
export { outbox } from './events/outbox/outbox-plugin.ts';
export { brokerDefinitions } from './events/rights/broker-definitions.ts';
export { escapeHtml } from './html/escape-html.ts';
export { answerProblem } from './http/answer-problem.ts';
export { type Caller, hasFreshSecondFactor, type Redeem } from './http/caller.ts';
export { isCallerLeft } from './http/caller-left.ts';
export { clientAddress, limitKey } from './http/client-address.ts';
export { type ContentAnswer, contentOf } from './http/content-answer.ts';
export {
  type Handler,
  type Input,
  type Refusals,
  type Routes,
  refusals,
  routes,
} from './http/contract-routes.ts';
export type { Exchange } from './http/exchange.ts';
export { hasBody } from './http/has-body.ts';
export { type HttpServer, listen } from './http/http-server.ts';
export { Problem } from './http/problem.ts';
export type { UploadedFile } from './http/read-form.ts';
export { recordRequest } from './http/record-request.ts';
export { ownRequestId } from './http/request-id.ts';
export { traceRequests } from './http/trace-request.ts';
export { isUnambiguousRequest } from './http/unambiguous-request.ts';
export { fewAtOnce } from './jobs/few-at-once.ts';
export { fewOfEach } from './jobs/few-of-each.ts';
export type { Job } from './jobs/job.ts';
export { keepRenewed } from './jobs/keep-renewed.ts';
export { type Lease, leaseFields, newLease, noLease, released } from './jobs/lease.ts';
export { createTurns } from './jobs/turns.ts';
export { workWhenDue } from './jobs/work-when-due.ts';
export type { Migration } from './migrations/migration.ts';
export { completeDocuments } from './mongo/complete-documents.ts';
export { countUpToMost } from './mongo/count-up-to-most.ts';
export { isDuplicateKey } from './mongo/duplicate-key.ts';
export { type KeptCounts, keptCounts } from './mongo/kept-counts.ts';
export { pageOf } from './mongo/page-of.ts';
export {
  foldedAnew,
  foldedBefore,
  holdingWords,
  type SearchFields,
  searchFieldsOf,
} from './mongo/search-text.ts';
export { straightenDocuments } from './mongo/straighten-documents.ts';
export type { Limit, Throttle } from './mongo/throttle.ts';
export type { Check } from './ops/health.ts';
export { createLog, type Log, withoutStrikingOut } from './ops/log.ts';
export type { Metrics } from './ops/metrics.ts';
export { parseVersion, readVersion, type Version } from './ops/version.ts';
export { recordChange, recordCreate, recordDeletion } from './recording/contract-events.ts';
export type { Handlers } from './service/handlers.ts';
export { startInternalServer } from './service/internal-server.ts';
export { openObservation } from './service/open-observation.ts';
export { openService } from './service/open-service.ts';
export { runService } from './service/run-service.ts';
export type { RunningService } from './service/running-service.ts';
export { type SecurityEvent, type SecurityLog, securityLog } from './service/security-log.ts';
export { noTracing, type Tracing } from './tracing/tracing.ts';
