#!/bin/sh
# tools/train/run.sh FOLDER SECONDS THREADS [trainer options …] -- [self-play settings …]: self-play and training side by side.
set -e
folder=$1 seconds=$2 threads=$3
shift 3
trainer=""
while [ $# -gt 0 ] && [ "$1" != "--" ]; do trainer="$trainer $1"; shift; done
[ "$1" = "--" ] && shift
here=$(dirname "$0")
node=${NODE:-node}
python=${PYTHON:-python3}
mkdir -p "$folder"
rm -f "$folder"/*.samples "$folder"/*.part "$folder/ready"
shape=$($node "$here/shape.ts")
$python -u "$here/train.py" "$folder" "$seconds" $shape $trainer > "$folder/train.log" 2>&1 &
trainer_pid=$!
trap 'kill $trainer_pid 2>/dev/null || true' EXIT
until [ -f "$folder/ready" ]; do sleep 0.2; kill -0 $trainer_pid; done
weights="$folder/weights.bin"
case "$trainer" in *--small*) weights="$weights,$folder/weights-small.bin" ;; esac
$node "$here/play.ts" "$folder" "$weights" "$seconds" "$threads" "$@" 2>&1 | tee "$folder/play.log"
wait $trainer_pid
trap - EXIT
tail -3 "$folder/train.log"
