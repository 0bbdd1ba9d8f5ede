import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { withPromptCount, withRefusedPrompt, withReplyCount } from '#shared/conversation/tokens/Calibration';
import type { Calibrations } from './AnswerDependencies';
import { PromptTooLong, type ModelEngine, type Question } from './Engine';
import type { ReadReply } from './readReply';

/** Improves the model's token estimate with the server's count, also if the prompt was refused as too long. */
export function updateCalibration(
  calibrations: Calibrations,
  { model }: ModelEngine,
  question: Question,
  reply: ReadReply,
): void {
  const known = calibrations.calibration(model.name);
  const estimated = estimatePrompt(question.messages);
  if (reply.kind === 'failed' && reply.error instanceof PromptTooLong) {
    const counted = reply.error.tokens ?? model.numCtx + 1;
    calibrations.setCalibration(model.name, withRefusedPrompt(known, estimated, counted));
  } else if (reply.meter) {
    const counted = withPromptCount(known, estimated, reply.meter.promptTokens);
    const isComplete = reply.kind === 'program';
    calibrations.setCalibration(
      model.name,
      isComplete ? withReplyCount(counted, reply.meter.replyTokens) : counted,
    );
  }
}
