import { ApiError, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auditKey } from '../admin-api.ts';

interface Answering<Answer> {
  answer: (answer: Answer) => Promise<unknown>;
  /** What is said when the answer has been taken. */
  sent: string;
  /** The code of the refusal by which the service says that the entry is another one by now. */
  outOfDate: string;
  queueKey: readonly string[];
}

/** Sends a moderator's answer. Whether it was taken or came too late: the lists are asked for anew. */
export function useAnswering<Answer>({ answer, sent, outOfDate, queueKey }: Answering<Answer>) {
  const client = useQueryClient();
  const isOutOfDate = (error: Error) => error instanceof ApiError && error.code === outOfDate;
  const { mutate, isPending, error } = useMutation({
    mutationFn: answer,
    onSuccess: () => toast(sent),
    // The entry goes from the list, and its form with it.
    onError: failure => isOutOfDate(failure) && toast({ tone: 'danger', message: failure.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queueKey });
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  return { send: mutate, isPending, failure: error && !isOutOfDate(error) ? error : undefined };
}
