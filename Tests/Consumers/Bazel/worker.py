"""A worker for BuildGrid, which comes with none: it runs each action in a folder that has just the declared inputs.

  worker.py <address> <log>

The log is there when BuildGrid is, and gets a line for each action, the path of its first output.
"""

import os
import subprocess
import sys
import tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2.remote_execution_pb2 import Action, ActionResult, Command
from buildgrid._protos.google.devtools.remoteworkers.v1test2.bots_pb2 import (
    BotSession,
    BotStatus,
    CreateBotSessionRequest,
    LeaseState,
    UpdateBotSessionRequest,
)
from buildgrid._protos.google.devtools.remoteworkers.v1test2.bots_pb2_grpc import BotsStub
from buildgrid.server.client.cas import download, upload


def execute(channel, action, log):
    with tempfile.TemporaryDirectory() as root:
        with download(channel) as downloader:
            command = downloader.get_message(action.command_digest, Command())
            downloader.download_directory(action.input_root_digest, root)
        folder = os.path.join(root, command.working_directory)
        outputs = list(command.output_files or command.output_paths)
        for output in outputs:
            os.makedirs(os.path.dirname(os.path.join(folder, output)), exist_ok=True)
        with open(log, "a") as file:
            file.write(outputs[0] + "\n")
        environment = {variable.name: variable.value for variable in command.environment_variables}
        done = subprocess.run(command.arguments, cwd=folder, env=environment, capture_output=True)
        result = ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        with upload(channel) as uploader:
            for output in outputs:
                path = os.path.join(folder, output)
                if os.path.exists(path):
                    digest = uploader.upload_file(path)
                    result.output_files.add(path=output, digest=digest, is_executable=os.access(path, os.X_OK))
        return result


def main():
    address, log = sys.argv[1:]
    channel = grpc.insecure_channel(address)
    grpc.channel_ready_future(channel).result(60)
    open(log, "w").close()
    bots = BotsStub(channel)
    session = bots.CreateBotSession(
        CreateBotSessionRequest(bot_session=BotSession(bot_id="worker", status=BotStatus.OK))
    )
    # An update waits for work, unless there is some.
    while True:
        for lease in session.leases:
            if lease.state == LeaseState.PENDING:
                lease.state = LeaseState.ACTIVE
            elif lease.state == LeaseState.ACTIVE:
                action = Action()
                lease.payload.Unpack(action)
                lease.result.Pack(execute(channel, action, log))
                lease.state = LeaseState.COMPLETED
        session = bots.UpdateBotSession(UpdateBotSessionRequest(name=session.name, bot_session=session))


main()
