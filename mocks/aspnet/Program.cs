using System.Collections.Concurrent;
using System.Text.Json;
using Microsoft.AspNetCore.Http.Connections;
using Microsoft.AspNetCore.SignalR;

// A real ASP.NET Core hub for `pnpm live-check`, with the control routes that the check needs:
//   dotnet touchline-hub.dll --urls http://127.0.0.1:5000 --unread 3
// It ends with its standard input.
var builder = WebApplication.CreateSlimBuilder(args);
// With the default level the address of each request is logged, and the token with it.
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddSignalR();
builder.Services.AddSingleton(new HubState(builder.Configuration.GetValue("unread", 0)));
var app = builder.Build();
var state = app.Services.GetRequiredService<HubState>();

app.Use(async (context, next) =>
{
    if (context.Request.Path != "/api/hubs/users")
    {
        await next(context);
        return;
    }
    switch (state.Mode)
    {
        case "refuse":
            context.Abort();
            return;
        case "hang":
            await Task.Delay(Timeout.Infinite, context.RequestAborted)
                .ContinueWith(_ => { }, TaskScheduler.Default);
            return;
    }
    if (state.Mode == "401" || context.Request.Query["access_token"].Count != 1)
    {
        context.Response.StatusCode = StatusCodes.Status401Unauthorized;
        return;
    }
    await next(context);
});

app.MapHub<UsersHub>("/api/hubs/users", options =>
{
    options.Transports = HttpTransportType.WebSockets;
});
app.MapGet("/api/messages/unread-count", () => new Unread(state.Unread));

app.MapGet("/__control/hub", () => new Report(state.Connections.Count, state.Unread));
app.MapPost("/__control/hub", (JsonElement body) =>
{
    state.Mode = body.GetProperty("mode").GetString() ?? "ok";
});
// Cuts every connection without a Close record.
app.MapPost("/__control/drop", () =>
{
    foreach (HubCallerContext context in state.Connections.Values)
    {
        context.GetHttpContext()?.Abort();
    }
});
// Sends a Close record that does not allow to come back.
app.MapPost("/__control/close", () =>
{
    foreach (HubCallerContext context in state.Connections.Values)
    {
        context.Abort();
    }
});
app.MapPost("/__control/push", async (JsonElement body, IHubContext<UsersHub> hub) =>
{
    int times = body.TryGetProperty("times", out JsonElement given) ? given.GetInt32() : 1;
    for (int sent = 0; sent < times; sent += 1)
    {
        var message = new Message($"pushed-{state.CountPush()}", false);
        await hub.Clients.All.SendAsync("Message", message);
    }
});

await app.StartAsync();
Console.WriteLine("ASP.NET Core hub is ready");
await Console.In.ReadToEndAsync();
await app.StopAsync();

sealed record Unread(int Count);

sealed record Report(int Clients, int Unread);

sealed record Message(string Id, bool Read);

/// <summary>The hub of the product: it has no methods and sends the event Message.</summary>
sealed class UsersHub(HubState state) : Hub
{
    public override Task OnConnectedAsync()
    {
        if (state.Mode == "flap")
        {
            Context.GetHttpContext()?.Abort();
        }
        else
        {
            state.Connections[Context.ConnectionId] = Context;
        }
        return base.OnConnectedAsync();
    }

    public override Task OnDisconnectedAsync(Exception? exception)
    {
        state.Connections.TryRemove(Context.ConnectionId, out _);
        return base.OnDisconnectedAsync(exception);
    }
}

/// <summary>What the control routes read and change.</summary>
sealed class HubState(int unread)
{
    private int _unread = unread;

    public ConcurrentDictionary<string, HubCallerContext> Connections { get; } = new();

    public string Mode { get; set; } = "ok";

    public int Unread => _unread;

    public int CountPush() => Interlocked.Increment(ref _unread);
}
